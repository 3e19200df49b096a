import { Chip, ChipRow } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface SectionChipsProps {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** Takes the reader and the keyboard to a section of the page. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'start' });
}

/** The way down a long page: a chip for each section. */
export function SectionChips({ sections }: SectionChipsProps) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label={texts.jumpTo}>
      <ChipRow label={texts.jumpTo} flow="scroll">
        {sections.map(({ id, label }) => (
          <Chip key={id} label={label} href={`#${id}`} onSelect={() => jumpTo(id)} />
        ))}
      </ChipRow>
    </nav>
  );
}
