import { useState } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { financingInfo, purchaseText } from 'shared-domain/purchase';
import { Button, Dialog, Text } from 'shared-domain/ui';

export interface FinancingInfoProps {
  readonly method: FinancingMethod;
}

/** 'Les mer om Delbetaling' and what it opens (P2-45); nothing where the method has no such text. */
export function FinancingInfo({ method }: FinancingInfoProps) {
  const [isOpen, setOpen] = useState(false);
  const info = financingInfo(method);
  if (!info) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {purchaseText(info.linkText)}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} width="small" title={info.title}>
        <Text>{info.content}</Text>
      </Dialog>
    </>
  );
}
