import { useEffect, useRef } from 'react';
import { Alert, Button, Cluster } from 'shared-domain/ui';
import { lateTexts } from '../texts/late-nb';
import { texts } from '../texts/nb';

export interface RefusalAlertProps {
  /** In Norwegian, for the shopper. */
  readonly message: string;
  /** Present when emptying the cart clears the way. */
  readonly onEmptyCart?: (() => void) | undefined;
  /** Present when a login clears the way. */
  readonly onLogin?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** Why the product is not in the cart: at the top of the page, scrolled to (P8-1). */
export function RefusalAlert({ message, onEmptyCart, onLogin, onDismiss }: RefusalAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [message]);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="negative" role="alert">
        {message}
        <Cluster gap={8}>
          {onLogin && (
            <Button size="small" variant="secondary" onClick={onLogin}>
              {texts.login}
            </Button>
          )}
          {onEmptyCart && (
            <Button size="small" variant="secondary" onClick={onEmptyCart}>
              {lateTexts.emptyCart}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {lateTexts.dismiss}
          </Button>
        </Cluster>
      </Alert>
    </div>
  );
}
