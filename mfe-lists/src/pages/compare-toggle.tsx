import { Checkbox, useHydrated, VisuallyHidden } from 'shared-domain/ui';
import { MOST_COMPARED } from '../rules/compared-products';
import { toggleCompared, useCompared } from '../state/compared-products';
import { texts } from '../texts/nb';

export interface CompareToggleProps {
  readonly href: string;
  readonly name: string;
}

/** Chooses a product for the comparison. It comes with the script; its room is there before. */
export function CompareToggle({ href, name }: CompareToggleProps) {
  const compared = useCompared();
  const isHydrated = useHydrated();
  const isChosen = compared.includes(href);
  if (!isHydrated) return null;
  return (
    <Checkbox
      label={
        <>
          {texts.compare}
          <VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && compared.length >= MOST_COMPARED}
      onChange={() => toggleCompared(href)}
    />
  );
}
