import { digestOf } from '../http/client';
import { readPass, signPass } from './pass';
import {
  estimateWait,
  isRestricting,
  phaseOf,
  ROOM,
  type RoomPhase,
  type RoomSettings,
  type WaitEstimate,
} from './room';
import type { RoomChange, Ticket, WaitingLine, WaitingRoomStore } from './waiting-room-store';

/** The place of an order in the line. */
export type Standing =
  /** It may be paid. The pass is null while no one has to wait. */
  | { readonly kind: 'admitted'; readonly pass: string | null }
  | {
      readonly kind: 'waiting';
      readonly phase: RoomPhase;
      readonly opensAt: Date | null;
      /** From 1; null before the room opens, when the order is not yet drawn. */
      readonly position: number | null;
      /** Null while nothing is known. */
      readonly estimate: WaitEstimate | null;
    }
  /** It has no ticket, or its place has run out: it can join again. */
  | { readonly kind: 'outside'; readonly hasExpired: boolean };

/** The room as the staff see it. */
export interface RoomReport {
  readonly settings: RoomSettings;
  readonly phase: RoomPhase;
  readonly waiting: number;
  readonly active: number;
  /** Admissions of the last minutes of those who had waited. */
  readonly pace: WaitingLine['pace'];
  /** Who changed the settings, the last one first. */
  readonly changes: readonly RoomChange[];
}

export interface WaitingRoom {
  /** Lets the order in, or gives it a place in the line. Idempotent. @param client who asks, as a digest */
  enter(orderRef: string, client: string | null): Promise<Standing>;
  /** The place of the order in the line; asking for it keeps the place. */
  standingOf(orderRef: string): Promise<Standing>;
  /** Whether the order would have to wait (F4.4-1): for the answers of the cart. */
  waits(orderRef: string): Promise<boolean>;
  /** Whether an order may be paid: no one has to wait, or the pass is the order's own and still good. */
  isAdmitted(orderRef: string, pass: string | null): Promise<boolean>;
  /** Uses up the order's pass for its payment, once; the same payment may repeat it. @returns whether it may be paid */
  spend(orderRef: string, pass: string | null): Promise<boolean>;
  report(): Promise<RoomReport>;
  /** @param member name of the member of the team who asks for it */
  change(settings: RoomSettings, member: string): Promise<void>;
}

interface Options {
  readonly store: WaitingRoomStore;
  readonly now: () => Date;
  /** How long a process answers from what it has read, in milliseconds; default 1000. */
  readonly keptMs?: number;
}

/** The room as a process has read it. */
interface Kept {
  readonly settings: RoomSettings;
  readonly line: WaitingLine;
  readonly positions: ReadonlyMap<string, number>;
}

const NO_LINE: WaitingLine = { subjects: [], active: 0, pace: { admitted: 0, minutes: 0 } };

const hasFreePlace = ({ settings, line }: Kept, now: Date): boolean =>
  phaseOf(settings, now) === 'open' &&
  line.subjects.length === 0 &&
  (settings.maxActive === null || line.active < settings.maxActive);

/** An order in the room: its reference, which is the key to the order, is not stored here. */
const subjectOf = (orderRef: string): string => digestOf(ROOM, orderRef);

/**
 * The waiting room of the checkout (F2.9-7, F4.4-1). Each process moves the line and reads it at most once in `keptMs`, whoever asks; those
 * who ask in between are answered from memory, so that a long line costs the database no more than a short one.
 */
export function createWaitingRoom({ store, now, keptMs = 1_000 }: Options): WaitingRoom {
  let kept: { readonly at: number; readonly room: Promise<Kept> } | null = null;
  let seen = new Set<string>();
  let key: Promise<string> | null = null;

  async function read(): Promise<Kept> {
    const asked = seen;
    seen = new Set();
    const settings = await store.settings();
    if (!isRestricting(settings, now()) && asked.size === 0) return { settings, line: NO_LINE, positions: new Map() };
    await store.admit([...asked], now());
    const line = await store.line(now());
    return { settings, line, positions: new Map(line.subjects.map((subject, index) => [subject, index + 1])) };
  }

  const room = (): Promise<Kept> => {
    if (kept && performance.now() - kept.at < keptMs) return kept.room;
    const reading = read();
    kept = { at: performance.now(), room: reading };
    reading.catch(() => {
      if (kept?.room === reading) kept = null;
    });
    return reading;
  };

  const secret = (): Promise<string> => {
    key ??= store.secret().catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };

  const passOf = async (subject: string, { ticket, activeUntil }: Ticket): Promise<string> =>
    signPass({ room: ROOM, ticket, subject, expiresMs: activeUntil?.getTime() ?? 0 }, await secret());

  const waiting = ({ settings, line, positions }: Kept, subject: string): Standing => {
    const phase = phaseOf(settings, now());
    // An order that joined a moment ago is behind all that were read.
    const position = phase === 'before' ? null : (positions.get(subject) ?? line.subjects.length + 1);
    const estimate =
      position === null || phase !== 'open' ? null : estimateWait(position - 1, line.pace, settings.ratePerMinute);
    return { kind: 'waiting', phase, opensAt: settings.opensAt, position, estimate };
  };

  async function standingWith(subject: string, ticket: Ticket | null): Promise<Standing> {
    if (ticket?.state === 'waiting') return waiting(await room(), subject);
    const isInside = ticket?.state === 'admitted' && (ticket.activeUntil?.getTime() ?? 0) > now().getTime();
    if (isInside) return { kind: 'admitted', pass: await passOf(subject, ticket) };
    if (ticket?.state === 'spent') return { kind: 'admitted', pass: null };
    return { kind: 'outside', hasExpired: ticket !== null };
  }

  const ownPass = async (orderRef: string, pass: string | null) => {
    const read = pass === null ? null : readPass(pass, await secret(), now().getTime());
    return read?.room === ROOM && read.subject === subjectOf(orderRef) ? read : null;
  };

  const isOpenToAll = async (): Promise<boolean> => !isRestricting((await room()).settings, now());

  return {
    async enter(orderRef, client) {
      if (await isOpenToAll()) return { kind: 'admitted', pass: null };
      const subject = subjectOf(orderRef);
      const ticket = await store.join(subject, client, now());
      // The places that were free may be taken now. In a full room the next reading is soon enough.
      if (hasFreePlace(await room(), now())) kept = null;
      return standingWith(subject, ticket);
    },

    async standingOf(orderRef) {
      const subject = subjectOf(orderRef);
      seen.add(subject);
      const read = await room();
      if (read.positions.has(subject)) return waiting(read, subject);
      const ticket = await store.ticketOf(subject);
      if (ticket === null && !isRestricting(read.settings, now())) return { kind: 'admitted', pass: null };
      return standingWith(subject, ticket);
    },

    async waits(orderRef) {
      const read = await room();
      if (!isRestricting(read.settings, now()) || hasFreePlace(read, now())) return false;
      const subject = subjectOf(orderRef);
      return (await standingWith(subject, await store.ticketOf(subject))).kind !== 'admitted';
    },

    isAdmitted: async (orderRef, pass) => (await isOpenToAll()) || (await ownPass(orderRef, pass)) !== null,

    async spend(orderRef, pass) {
      const own = await ownPass(orderRef, pass);
      if (own) return store.spend(own.ticket, own.subject, now());
      return isOpenToAll();
    },

    async report() {
      const settings = await store.settings();
      const { subjects, active, pace } = await store.line(now());
      const changes = await store.changes();
      return { settings, phase: phaseOf(settings, now()), waiting: subjects.length, active, pace, changes };
    },

    async change(settings, member) {
      await store.change(settings, member, now());
      kept = null;
    },
  };
}
