import type { EmptiedState } from 'shared-domain/cart';
import { Button, Dialog, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface EmptiedDialogProps {
  readonly state: EmptiedState;
  readonly onClose: () => void;
}

/** Says that the order is being emptied, then that it is (F4.1-5, F2.5-8). */
export function EmptiedDialog({ state, onClose }: EmptiedDialogProps) {
  // While it leaves, it keeps what it said.
  const isDone = state !== 'emptying';
  return (
    <Dialog
      open={state !== 'closed'}
      onClose={onClose}
      width="small"
      title={isDone ? texts.emptiedTitle : texts.emptyingTitle}
      footer={
        <Button loading={!isDone} onClick={onClose}>
          {texts.goOn}
        </Button>
      }
    >
      <div role="status">
        <Text>{isDone ? texts.emptiedText : texts.emptyingText}</Text>
      </div>
    </Dialog>
  );
}
