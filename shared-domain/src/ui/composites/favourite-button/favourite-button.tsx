import { HeartIcon } from '../../icons';
import { IconButton } from '../../primitives/icon-button/icon-button';
import { Icon, type IconDrawing } from '../../primitives/icon/icon';
import styles from './favourite-button.module.css';

/** The outline of `HeartIcon`, filled. */
const CHOSEN: IconDrawing =
  'M12 4.97q2.1-1.85 4.13-1.84c1.51 0 2.82.76 3.9 1.84 2.37 2.37 2.2 6.35-1 9.56l-6.5 6.5-.53.53-.53-.53-6.5-6.5c-3.2-3.2-3.37-7.19-1-9.56a5.6 5.6 0 0 1 3.9-1.84Q9.9 3.12 12 4.97';

export interface FavouriteButtonProps {
  /** e.g. 'Favoritt: Aurora 5 Pro'; the state says whether it is one. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  /** Beside the heart; part of the label. */
  readonly text?: string | undefined;
}

/** A heart of 44 px that makes a product a favourite, and ends it. */
export const FavouriteButton = ({ label, isChosen, onPress, text }: FavouriteButtonProps) => (
  <IconButton
    label={text ?? label}
    showLabel={text !== undefined}
    aria-label={label}
    icon={<Icon of={isChosen ? CHOSEN : HeartIcon} />}
    aria-pressed={isChosen}
    className={styles.heart}
    onClick={onPress}
  />
);
