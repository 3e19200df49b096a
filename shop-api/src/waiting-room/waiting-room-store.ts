import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import { admit } from './admit';
import { HOLD_MS, type Pace, ROOM, type RoomSettings } from './room';

export interface Ticket {
  readonly ticket: string;
  readonly state: 'waiting' | 'admitted' | 'spent' | 'expired';
  /** End of the place of an admitted ticket. */
  readonly activeUntil: Date | null;
}

interface TicketRow {
  readonly ticket: string;
  readonly state: Ticket['state'];
  readonly active_until: Date | null;
}

export interface RoomChange {
  readonly at: Date;
  /** Name of the member of the team. */
  readonly member: string;
  readonly settings: RoomSettings;
}

/** The state that is the same for all who wait. */
export interface WaitingLine {
  /** Those who wait, in their order. */
  readonly subjects: readonly string[];
  readonly active: number;
  readonly pace: Pace;
}

export interface WaitingRoomStore {
  settings(): Promise<RoomSettings>;
  change(settings: RoomSettings, member: string, now: Date): Promise<void>;
  /** The latest changes, the last one first. */
  changes(): Promise<readonly RoomChange[]>;
  /** The key of the passes, the same in every process. */
  secret(): Promise<string>;
  /**
   * Gives the subject a place in the line, or in the checkout when one is free. Idempotent; an expired ticket joins at the end. Whoever is
   * admitted keeps the place for another HOLD_MS.
   *
   * @param client who asks, as a digest; null: without a limit of its own
   */
  join(subject: string, client: string | null, now: Date): Promise<Ticket>;
  /** Null: it never joined. */
  ticketOf(subject: string): Promise<Ticket | null>;
  /** Admits who can be admitted. @param seen subjects that have asked since the last time */
  admit(seen: readonly string[], now: Date): Promise<void>;
  line(now: Date): Promise<WaitingLine>;
  /** Uses up an admitted ticket, once; repeating it is well. @returns whether the ticket was the subject's and is used up */
  spend(ticket: string, subject: string, now: Date): Promise<boolean>;
}

/** The line's pace is that of these minutes. */
const PACE_MINUTES = 10;

const TICKET = 'ticket, state, active_until';

const toTicket = ({ ticket, state, active_until: activeUntil }: TicketRow): Ticket => ({ ticket, state, activeUntil });

const newTicket = (): string => randomBytes(12).toString('base64url');

const isBefore = ({ opensAt }: RoomSettings, now: Date): boolean => opensAt !== null && opensAt > now;

/** @param defaultMaxActive applies while the room's settings name no other */
export function waitingRoomStore(database: Database, defaultMaxActive: number | null): WaitingRoomStore {
  const settingsIn = async (db: Database, lock = ''): Promise<RoomSettings> => {
    const [row] = await db.query<{
      readonly opens_at: Date | null;
      readonly rate_per_minute: number | null;
      readonly max_active: number | null;
      readonly is_paused: boolean;
    }>(`SELECT opens_at, rate_per_minute, max_active, is_paused FROM waiting_room WHERE room = $1 ${lock}`, [ROOM]);
    if (!row) throw new Error(`There is no room '${ROOM}'`);
    return {
      opensAt: row.opens_at,
      ratePerMinute: row.rate_per_minute,
      maxActive: row.max_active ?? defaultMaxActive,
      isPaused: row.is_paused,
    };
  };

  /** One change of the room at a time, in whichever process: the line has one order, and no place is given twice. */
  const locked = <T>(work: (tx: Database, settings: RoomSettings) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => work(tx, await settingsIn(tx, 'FOR UPDATE')));

  return {
    settings: () => settingsIn(database),

    change: (settings, member, now) =>
      database.transaction(async (tx) => {
        const { opensAt, ratePerMinute, maxActive, isPaused } = settings;
        await tx.query(
          'UPDATE waiting_room SET opens_at = $2, rate_per_minute = $3, max_active = $4, is_paused = $5 WHERE room = $1',
          [ROOM, opensAt?.toISOString() ?? null, ratePerMinute, maxActive, isPaused],
        );
        await tx.query('INSERT INTO waiting_room_change (room, changed_at, member, settings) VALUES ($1, $2, $3, $4)', [
          ROOM,
          now.toISOString(),
          member,
          JSON.stringify(settings),
        ]);
      }),

    async changes() {
      const rows = await database.query<{
        readonly changed_at: Date;
        readonly member: string;
        readonly settings: Omit<RoomSettings, 'opensAt'> & { readonly opensAt: string | null };
      }>(
        'SELECT changed_at, member, settings FROM waiting_room_change WHERE room = $1 ORDER BY change_id DESC LIMIT 5',
        [ROOM],
      );
      return rows.map(({ changed_at: at, member, settings }) => ({
        at,
        member,
        settings: { ...settings, opensAt: settings.opensAt === null ? null : new Date(settings.opensAt) },
      }));
    },

    async secret() {
      await database.query("UPDATE waiting_room SET secret = $2 WHERE room = $1 AND secret = ''", [
        ROOM,
        randomBytes(32).toString('base64url'),
      ]);
      const [row] = await database.query<{ readonly secret: string }>(
        'SELECT secret FROM waiting_room WHERE room = $1',
        [ROOM],
      );
      return row?.secret ?? '';
    },

    join: (subject, client, now) =>
      locked(async (tx, settings) => {
        const at = now.toISOString();
        await tx.query(
          `INSERT INTO waiting_ticket AS t (ticket, room, subject, client, lot, joined_at, seen_at)
           VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN random() ELSE 1 END, $6, $6)
           ON CONFLICT (room, subject) DO UPDATE SET seen_at = $6,
             client = CASE WHEN t.state = 'admitted' THEN t.client ELSE $4 END`,
          [newTicket(), ROOM, subject, client, isBefore(settings, now), at],
        );
        await tx.query(
          `UPDATE waiting_ticket SET active_until = $3 WHERE room = $1 AND subject = $2 AND state = 'admitted' AND active_until > $4`,
          [ROOM, subject, new Date(now.getTime() + HOLD_MS).toISOString(), at],
        );
        await admit(tx, settings, now);
        const [row] = await tx.query<TicketRow>(
          `SELECT ${TICKET} FROM waiting_ticket WHERE room = $1 AND subject = $2`,
          [ROOM, subject],
        );
        if (!row) throw new Error('The ticket was just written');
        if (row.state !== 'expired') return toTicket(row);
        return toTicket(await rejoin(tx, row.ticket, settings, now));
      }),

    async ticketOf(subject) {
      const [row] = await database.query<TicketRow>(
        `SELECT ${TICKET} FROM waiting_ticket WHERE room = $1 AND subject = $2`,
        [ROOM, subject],
      );
      return row ? toTicket(row) : null;
    },

    admit: (seen, now) =>
      locked(async (tx, settings) => {
        if (seen.length > 0)
          await tx.query(
            `UPDATE waiting_ticket SET seen_at = $3 WHERE room = $1 AND subject = ANY($2) AND state = 'waiting'`,
            [ROOM, seen, now.toISOString()],
          );
        await admit(tx, settings, now);
      }),

    async line(now) {
      const waiting = await database.query<{ readonly subject: string }>(
        `SELECT subject FROM waiting_ticket WHERE room = $1 AND state = 'waiting' ORDER BY lot, seq`,
        [ROOM],
      );
      const [counts] = await database.query<{
        readonly active: number;
        readonly admitted: number;
        readonly first: Date | null;
      }>(
        `SELECT count(*) FILTER (WHERE state = 'admitted' AND active_until > $2) AS active,
           count(*) FILTER (WHERE had_waited) AS admitted, min(admitted_at) FILTER (WHERE had_waited) AS first
         FROM (SELECT *, admitted_at > $3 AND admitted_at > joined_at + interval '1 second' AS had_waited FROM waiting_ticket
           WHERE room = $1 AND (state = 'admitted' OR admitted_at > $3)) AS lately`,
        [ROOM, now.toISOString(), new Date(now.getTime() - PACE_MINUTES * 60_000).toISOString()],
      );
      return {
        subjects: waiting.map(({ subject }) => subject),
        active: counts?.active ?? 0,
        pace: {
          admitted: counts?.admitted ?? 0,
          minutes: counts?.first ? (now.getTime() - counts.first.getTime()) / 60_000 : 0,
        },
      };
    },

    async spend(ticket, subject, now) {
      const rows = await database.query(
        `UPDATE waiting_ticket SET state = 'spent', spent_at = coalesce(spent_at, $4)
         WHERE room = $1 AND ticket = $2 AND subject = $3 AND (state = 'spent' OR (state = 'admitted' AND active_until > $4))
         RETURNING 1`,
        [ROOM, ticket, subject, now.toISOString()],
      );
      return rows.length > 0;
    },
  };
}

/** Puts an expired ticket at the end of the line. */
async function rejoin(tx: Database, old: string, settings: RoomSettings, now: Date): Promise<TicketRow> {
  const ticket = newTicket();
  await tx.query(
    `UPDATE waiting_ticket SET ticket = $2, state = 'waiting', seq = DEFAULT, lot = CASE WHEN $3 THEN random() ELSE 1 END,
       joined_at = $4, seen_at = $4, admitted_at = NULL, admission = NULL, active_until = NULL
     WHERE ticket = $1`,
    [old, ticket, isBefore(settings, now), now.toISOString()],
  );
  await admit(tx, settings, now);
  const [row] = await tx.query<TicketRow>(`SELECT ${TICKET} FROM waiting_ticket WHERE ticket = $1`, [ticket]);
  if (!row) throw new Error('The ticket was just written');
  return row;
}
