import { type ComponentType, useState } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { useSession } from 'shared-domain/stores/session-store';
import { Button, TextLink } from 'shared-domain/ui';
import { LoginLink } from '../purchase/start-login';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
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
  /** To the agreements of who is not logged in (P6-5), the customer service of businesses (P6-14), and the tab that the method names (P3-9). */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** Links below the options. They keep their row for a customer too, so that nothing moves when the session is known. */
export function PaymentLinks({ method, offersSwitch, links }: PaymentLinksProps) {
  const isAnonymous = useSession(({ status }) => status !== 'authenticated');
  if (!offersSwitch && links.length === 0 && !method?.extraInfoContent) return null;
  return (
    <div className={styles.links}>
      {method && <FinancingInfoLink method={method} />}
      {offersSwitch && isAnonymous && !links.some(({ href }) => href === PATHS.agreements) && (
        <LoginLink look="strong" text={texts.loginForSwitch} />
      )}
      {links.map(({ text, href }) => (
        <TextLink key={href} look="strong" href={href}>
          {text}
        </TextLink>
      ))}
    </div>
  );
}
