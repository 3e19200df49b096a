import { useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Alert,
  Button,
  ButtonLink,
  type ButtonProps,
  Cluster,
  Dialog,
  EmptyState,
  Icon,
  ShoppingBasketIcon,
  Text,
  TextLink,
} from 'shared-domain/ui';
import type { Reorder } from '../rules/kept-cart';
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

export interface EmptyFormProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly onEmpty: () => void;
}

/** 'Tøm handlekurven'; a plain form too, so that it works without script. */
export function EmptyForm({ onEmpty, ...look }: EmptyFormProps) {
  return (
    <form
      method="post"
      action={PATHS.changeCartForm}
      onSubmit={(event) => {
        event.preventDefault();
        onEmpty();
      }}
    >
      <input type="hidden" name="empty" value="1" />
      <Button type="submit" size="small" {...look}>
        {texts.emptyCart}
      </Button>
    </form>
  );
}

/** Nothing in the cart: where to go. */
export function EmptyCart() {
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      icon={<Icon of={ShoppingBasketIcon} size={40} />}
      action={
        <>
          <ButtonLink href={PATHS.handsets}>{texts.handsets}</ButtonLink>
          <TextLink look="strong" href={PATHS.subscriptions}>
            {texts.subscriptions}
          </TextLink>
          <TextLink look="strong" href={PATHS.accessories}>
            {texts.accessories}
          </TextLink>
          <TextLink look="strong" href="/mobilabonnement/pakketilbud/">
            {texts.offers}
          </TextLink>
        </>
      }
    />
  );
}

export interface ExpiredCartProps {
  readonly rows: readonly Reorder[];
  readonly onReorder: () => void;
  readonly onForget: () => void;
}

/** A cart that has expired: says so, what was in it, and offers it again at today's prices. */
export function ExpiredCart({ rows, onReorder, onForget }: ExpiredCartProps) {
  return (
    <Alert kind="info" role="status" title={texts.expiredTitle}>
      {texts.expiredText}
      <ul>
        {rows.map(({ name }, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      <Button size="small" variant="secondary" onClick={onReorder}>
        {texts.reorder}
      </Button>
      <Button size="small" variant="quiet" onClick={onForget}>
        {texts.forget}
      </Button>
    </Alert>
  );
}
