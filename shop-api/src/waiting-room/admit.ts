import type { Database } from '../database';
import { AWAY_MS, burstOf, HOLD_MS, phaseOf, placesPerClient, ROOM, type RoomSettings } from './room';

/**
 * Admits those whose turn it is: as many as there are free places and as the rate allows, in the order of the line. Passed over are who is
 * away, and who holds as many places as one client may.
 *
 * @param tx a transaction that has locked the room
 */
export async function admit(tx: Database, settings: RoomSettings, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.query(
    `UPDATE waiting_ticket SET state = 'expired' WHERE room = $1 AND state = 'admitted' AND active_until <= $2`,
    [ROOM, at],
  );
  if (phaseOf(settings, now) !== 'open') return;
  const free = await freePlaces(tx, settings);
  const tokens = settings.ratePerMinute === null ? null : await refill(tx, settings.ratePerMinute, now);
  const wanted = Math.min(free ?? Infinity, tokens === null ? Infinity : Math.floor(tokens));
  if (wanted < 1) return;
  const admitted = await tx.query(
    `WITH held AS (
       SELECT client, count(*) AS places FROM waiting_ticket
       WHERE room = $1 AND state = 'admitted' AND client IS NOT NULL GROUP BY client),
     line AS (
       SELECT t.ticket, t.lot, t.seq,
         CASE WHEN t.client IS NULL THEN 1
           ELSE row_number() OVER (PARTITION BY t.client ORDER BY t.lot, t.seq) + coalesce(held.places, 0) END AS place
       FROM waiting_ticket t LEFT JOIN held USING (client)
       WHERE t.room = $1 AND t.state = 'waiting' AND t.seen_at > $2),
     next AS (SELECT ticket FROM line WHERE $3::integer IS NULL OR place <= $3 ORDER BY lot, seq LIMIT $4)
     UPDATE waiting_ticket SET state = 'admitted', admitted_at = $5, active_until = $6,
       admission = (SELECT admissions + 1 FROM waiting_room WHERE room = $1)
     WHERE ticket IN (SELECT ticket FROM next) RETURNING 1`,
    [
      ROOM,
      new Date(now.getTime() - AWAY_MS).toISOString(),
      placesPerClient(settings),
      wanted === Infinity ? null : wanted,
      at,
      new Date(now.getTime() + HOLD_MS).toISOString(),
    ],
  );
  if (admitted.length > 0)
    await tx.query('UPDATE waiting_room SET admissions = admissions + 1, tokens = tokens - $2 WHERE room = $1', [
      ROOM,
      tokens === null ? 0 : admitted.length,
    ]);
}

/** Null: any number. */
async function freePlaces(tx: Database, { maxActive }: RoomSettings): Promise<number | null> {
  if (maxActive === null) return null;
  const [row] = await tx.query<{ readonly active: number }>(
    `SELECT count(*) AS active FROM waiting_ticket WHERE room = $1 AND state = 'admitted'`,
    [ROOM],
  );
  return maxActive - (row?.active ?? 0);
}

/** Fills the bucket of the rate by the time that has passed. @returns what it holds */
async function refill(tx: Database, ratePerMinute: number, now: Date): Promise<number> {
  const [row] = await tx.query<{ readonly tokens: number }>(
    `UPDATE waiting_room SET tokens_at = greatest(tokens_at, $2::timestamptz),
       tokens = least($3, tokens + greatest(0, extract(epoch FROM $2::timestamptz - coalesce(tokens_at, $2::timestamptz))) * $4 / 60)
     WHERE room = $1 RETURNING tokens`,
    [ROOM, now.toISOString(), burstOf(ratePerMinute), ratePerMinute],
  );
  return row?.tokens ?? 0;
}
