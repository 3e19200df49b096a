import { BeforePrice } from 'shared-domain/ui';
import styles from './card-notes.module.css';

/** The lines that a row of cards keeps for the notes below its prices. Most lists are known by their first card. */
export const notesRoom = (first: { readonly condition: unknown } | undefined): string | undefined =>
  first?.condition ? styles.conditional : styles.struck;

export interface CardNotesProps {
  /** 'i 24 md. Fullpris 12 990,-', or ''. */
  readonly note: string;
  readonly before: string | null;
}

/** The notes below the price of a card. */
export function CardNotes({ note, before }: CardNotesProps) {
  return (
    <>
      {note} {before && <BeforePrice labelled>{before}</BeforePrice>}
    </>
  );
}
