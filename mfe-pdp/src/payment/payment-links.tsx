import { type ComponentType, useState } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { Button, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { LoginLink } from '../ui/login-link';
import type { InfoDialogProps } from './info-dialog';
import { financingInfo } from './rules/financing-info';
import styles from './payment-links.module.css';

export interface FinancingInfoLinkProps {
  readonly method: FinancingMethod;
}

/** 'Les mer om Delbetaling' and what it opens (P2-45); nothing where the method has no such text. */
export function FinancingInfoLink({ method }: FinancingInfoLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [InfoDialog, setDialog] = useState<ComponentType<InfoDialogProps> | null>(null);
  const info = financingInfo(method);
  if (!info) return null;
  const open = (): void => {
    setOpen(true);
    void import('./info-dialog').then((file) => setDialog(() => file.InfoDialog));
  };
  return (
    <>
      <Button variant="quiet" onClick={open}>
        {pageText(info.linkText)}
      </Button>
      {InfoDialog && (
        <InfoDialog title={info.title} content={info.content} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export interface PaymentLinksProps {
  /** The chosen method; null: none is available. */
  readonly method: FinancingMethod | null;
  /** The variant is sold by Svitsj, which is for customers (P4-42). */
  readonly offersSwitch: boolean;
  readonly isAnonymous: boolean;
  /** Links to 'Min Side' (P6-5) and to the customer service of businesses (P6-14). */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly onLogin: () => void;
}

/** Links below the options. They keep their row for a customer too, so that nothing moves when the session is known. */
export function PaymentLinks({ method, offersSwitch, isAnonymous, links, onLogin }: PaymentLinksProps) {
  if (!offersSwitch && links.length === 0 && !method?.extraInfoContent) return null;
  return (
    <div className={styles.links}>
      {method && <FinancingInfoLink method={method} />}
      {offersSwitch && isAnonymous && <LoginLink look="strong" text={texts.loginForSwitch} onLogin={onLogin} />}
      {links.map(({ text, href }) => (
        <TextLink key={href} look="strong" href={href}>
          {text}
        </TextLink>
      ))}
    </div>
  );
}
