import { BeforePrice } from 'shared-domain/ui';

export interface CardNotesProps {
  /** 'i 24 md. Fullpris 12 990,-', or ''. */
  readonly note: string;
  readonly before: string | null;
}

/** What stands below the price of a card. */
export function CardNotes({ note, before }: CardNotesProps) {
  return (
    <>
      {note} {before && <BeforePrice labelled>{before}</BeforePrice>}
    </>
  );
}
