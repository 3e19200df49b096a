import { Button, Text } from 'shared-domain/ui';
import type { UndoOffer } from '../state/use-cart-actions';
import { texts } from '../texts/nb';
import styles from './removed-line.module.css';

/** In the place of a row that was just removed: says so, and puts it back. */
export function RemovedLine({ undo, as: Tag = 'li' }: { readonly undo: UndoOffer; readonly as?: 'li' | 'div' }) {
  const { removed, hold, onUndo } = undo;
  if (!removed) return null;
  return (
    <Tag
      className={styles.line}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span role="status">
        <Text as="span" size="small">
          {texts.removed(removed.name)}
        </Text>
      </span>
      <Button variant="quiet" size="small" onClick={onUndo} aria-label={texts.undoRemoval(removed.name)}>
        {texts.undo}
      </Button>
    </Tag>
  );
}
