import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from 'shared-domain/ui';
import styles from './accessory-action.module.css';

export interface AccessoryActionProps {
  readonly isAdded: boolean;
  /** Why the cart refused, in Norwegian; null when it did not. */
  readonly refusal: string | null;
  /** The way into the cart, or out of it. */
  readonly children: ReactNode;
}

/** What can be done with an accessory. When its buttons change, the focus goes to the new ones. */
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
