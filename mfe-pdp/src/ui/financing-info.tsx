import { useState } from 'react';
import type { FinancingMethod } from 'shared-domain/catalogue';
import { Button, Dialog, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** 'Les mer om Delbetaling' and what it opens (P2-45); nothing where the method has nothing to tell. */
export function FinancingInfo({ method }: { readonly method: FinancingMethod }) {
  const [isOpen, setOpen] = useState(false);
  const { heading, extraInfoHeading = heading, extraInfoContent } = method;
  if (!extraInfoContent) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>{texts.moreAbout(heading)}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} width="small" title={extraInfoHeading}>
        <Text>{extraInfoContent}</Text>
      </Dialog>
    </>
  );
}
