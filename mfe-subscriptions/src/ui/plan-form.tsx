import type { FormEvent, ReactNode } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { Alert, Button, type ButtonProps, VisuallyHidden } from 'shared-domain/ui';
import styles from './plan-form.module.css';

interface PlanFormProps {
  readonly buttonText: string;
  /** Told apart from the buttons of the other plans by it. */
  readonly planName: string;
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly size?: ButtonProps['size'];
  readonly pending: boolean;
  readonly refusal: string | null;
  /** Told the chosen plan; without script the form is posted. */
  readonly onBuy: (offeringCode: string) => void;
  /** A field named `offeringCode`. */
  readonly children: ReactNode;
}

/** Puts a plan into the cart: a plain form that a script takes over. */
export function PlanForm({ buttonText, planName, variant, size, pending, refusal, onBuy, children }: PlanFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const offeringCode = new FormData(event.currentTarget).get('offeringCode');
    if (typeof offeringCode === 'string' && !pending) onBuy(offeringCode);
  };
  return (
    <form method="post" action={PATHS.addToCartForm} onSubmit={submit} className={styles.form}>
      {children}
      <Button type="submit" variant={variant} size={size} fullWidth loading={pending}>
        {buttonText}
        <VisuallyHidden> {planName}</VisuallyHidden>
      </Button>
      {refusal && <Alert kind="negative">{refusal}</Alert>}
    </form>
  );
}
