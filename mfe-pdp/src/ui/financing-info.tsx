import { type ComponentType, useState } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { Button } from 'shared-domain/ui';
import { financingInfo } from '../rules/financing-info';
import { pageText } from '../texts/purchase-page-nb';
import type { InfoDialogProps } from './info-dialog';

export interface FinancingInfoProps {
  readonly method: FinancingMethod;
}

/** 'Les mer om Delbetaling' and what it opens (P2-45); nothing where the method has no such text. */
export function FinancingInfo({ method }: FinancingInfoProps) {
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
