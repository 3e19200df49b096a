import type { Realm } from 'shared-domain/contracts/realm';
import { BeforePrice } from 'shared-domain/ui';
import styles from './card-notes.module.css';

/** The lines that a row of cards keeps for the notes below its prices. Most lists are known by their first card. */
export function notesRoom(
  first: { readonly condition: unknown } | undefined,
  realm: Realm = 'B2C',
): string | undefined {
  if (!first?.condition) return styles.struck;
  return realm === 'B2B' ? styles.withoutVat : styles.conditional;
}

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
