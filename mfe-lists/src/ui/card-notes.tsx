import type { Realm } from 'shared-domain/contracts/realm';
import { BeforePrice } from 'shared-domain/ui';
import styles from './card-notes.module.css';

interface Notes {
  readonly condition: unknown;
  readonly before: string | null;
}

/** The lines that a row of cards keeps for the notes below its prices. */
export function notesRoom(cards: Iterable<Notes>, realm: Realm = 'B2C'): string | undefined {
  let room: string | undefined;
  for (const { condition, before } of cards) {
    if (condition) return realm === 'B2B' ? styles.withoutVat : styles.conditional;
    if (before) room = styles.struck;
  }
  return room;
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
