import { useState } from 'react';
import { Button, Cluster, Dialog, Text } from 'shared-domain/ui';
import type { EmptiedState } from '../rules/panel';
import { texts } from '../texts/nb';

export interface EmptiedDialogProps {
  readonly state: EmptiedState;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const WORDS = {
  asking: { title: texts.askEmptyTitle, text: texts.askEmptyText },
  emptying: { title: texts.emptyingTitle, text: texts.emptyingText },
  emptied: { title: texts.emptiedTitle, text: texts.emptiedText },
} as const;

/** Asks before it empties the order, says that it is being emptied, then that it is (F4.1-5, F2.5-8). */
export function EmptiedDialog({ state, onConfirm, onClose }: EmptiedDialogProps) {
  // While it leaves, it keeps what it said.
  const [shown, setShown] = useState<keyof typeof WORDS>('asking');
  if (state !== 'closed' && state !== shown) setShown(state);
  const { title, text } = WORDS[shown];
  return (
    <Dialog
      open={state !== 'closed'}
      onClose={onClose}
      width="small"
      title={title}
      footer={
        shown === 'asking' ? (
          <Cluster gap={8}>
            <Button onClick={onConfirm}>{texts.emptyCart}</Button>
            <Button variant="quiet" onClick={onClose}>
              {texts.keepCart}
            </Button>
          </Cluster>
        ) : (
          <Button loading={shown === 'emptying'} onClick={onClose}>
            {texts.goOn}
          </Button>
        )
      }
    >
      <div role="status">
        <Text>{text}</Text>
      </div>
    </Dialog>
  );
}
