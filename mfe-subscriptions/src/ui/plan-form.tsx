import type { FormEvent, ReactNode } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import type { CustomerCheck } from 'shared-domain/stores/customer-check';
import { Alert, Button, type ButtonProps, VisuallyHidden } from 'shared-domain/ui';
import styles from './plan-form.module.css';

export interface PlanFormProps {
  readonly buttonText: string;
  /** Part of the button's name, so that no two buttons have the same. */
  readonly planName: string;
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly size?: ButtonProps['size'];
  readonly isBuying: boolean;
  readonly check?: CustomerCheck;
  readonly refusal: string | null;
  /** Receives the chosen plan; without script the form is posted. */
  readonly onBuy: (offeringCode: string) => void;
  /** A field named `offeringCode`. */
  readonly children: ReactNode;
}

/** Puts a plan into the cart: a plain form that a script takes over. */
export function PlanForm({
  buttonText,
  planName,
  variant,
  size,
  isBuying,
  check = 'known',
  refusal,
  onBuy,
  children,
}: PlanFormProps) {
  const isWaiting = isBuying || check === 'awaited';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const offeringCode = new FormData(event.currentTarget).get('offeringCode');
    if (typeof offeringCode === 'string' && !isWaiting) onBuy(offeringCode);
  };
  return (
    <form method="post" action={PATHS.addToCartForm} onSubmit={submit} className={styles.form}>
      {children}
      <Button type="submit" variant={variant} size={size} fullWidth loading={isWaiting} pending={check === 'unknown'}>
        {buttonText}
        <VisuallyHidden> {planName}</VisuallyHidden>
      </Button>
      {refusal && <Alert kind="negative">{refusal}</Alert>}
    </form>
  );
}
