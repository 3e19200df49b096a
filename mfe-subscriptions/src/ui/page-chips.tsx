import { Chip, ChipRow } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface PageChipsProps {
  readonly pages: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** The way to the other pages of plans. */
export function PageChips({ pages }: PageChipsProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={texts.pages}>
      <ChipRow label={texts.pages} flow="scroll">
        {pages.map(({ label, href, isCurrent }) => (
          <Chip key={href} label={label} href={href} selected={isCurrent} opensPage />
        ))}
      </ChipRow>
    </nav>
  );
}
