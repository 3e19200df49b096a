import { MAX_QUANTITY, MIN_QUANTITY } from 'shared-domain/cart';
import { CheckmarkCircleFillIcon, Icon, IconButton, Quantity, TrashIcon } from 'shared-domain/ui';
import { extrasTexts as texts } from '../../texts/extras-nb';
import styles from './accessory-action.module.css';

export interface AddedAccessoryProps {
  readonly name: string;
  readonly quantity: number;
  /** An update of it is under way: it is not removed twice. */
  readonly isBusy: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** An accessory that is in the cart: how many, and the way out of it. */
export const AddedAccessory = ({ name, quantity, isBusy, onQuantity, onRemove }: AddedAccessoryProps) => (
  <div className={styles.amount}>
    <Quantity
      value={quantity}
      min={MIN_QUANTITY}
      max={MAX_QUANTITY}
      labelIncrease={texts.increase(name)}
      labelDecrease={texts.decrease(name)}
      onChange={onQuantity}
    />
    <IconButton
      label={texts.remove(name)}
      icon={<Icon of={TrashIcon} />}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onRemove();
      }}
    />
    <span className={styles.added}>
      <Icon of={CheckmarkCircleFillIcon} size={20} />
      {texts.added}
    </span>
  </div>
);
