import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from 'shared-domain/cart';
import { Alert, CheckmarkCircleFillIcon, Icon, IconButton, Quantity, TrashIcon } from 'shared-domain/ui';
import { extrasTexts as texts } from './extras-nb';
import styles from './accessory-action.module.css';

export interface AccessoryActionProps {
  readonly isAdded: boolean;
  /** Why the cart refused, in Norwegian; null when it did not. */
  readonly refusal: string | null;
  /** The way into the cart, or out of it. */
  readonly children: ReactNode;
}

/** The buttons of an accessory. When its buttons change, the focus goes to the new ones. */
export function AccessoryAction({ isAdded, refusal, children }: AccessoryActionProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasAdded = useRef(isAdded);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isChanged = wasAdded.current !== isAdded;
    wasAdded.current = isAdded;
    if (!isChanged || !hadFocus.current || document.activeElement !== document.body) return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    (buttons.find((button) => button.getAttribute('aria-disabled') !== 'true') ?? buttons[0])?.focus();
  }, [isAdded]);
  return (
    <div
      ref={box}
      className={styles.action}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A button that goes has no successor; a shopper who leaves has one.
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      {children}
      {refusal !== null && <Alert kind="negative">{refusal}</Alert>}
    </div>
  );
}

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
