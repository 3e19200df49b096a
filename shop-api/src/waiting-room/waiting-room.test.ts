import type { Database } from '../database';
import { createTestDatabase } from '../database/testing/create-test-database';
import type { RoomSettings } from './room';
import { createWaitingRoom, type Standing } from './waiting-room';
import { waitingRoomStore } from './waiting-room-store';

let database: Database;
let now: Date;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-27T08:00:00Z');
  await database.query('DELETE FROM waiting_ticket');
  await database.query('UPDATE waiting_room SET tokens = 1, tokens_at = NULL');
});

const OPEN: RoomSettings = { opensAt: null, ratePerMinute: null, maxActive: null, isPaused: false };
const pass = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** A process of its own on the same database. */
const aProcess = (keptMs = 0) => createWaitingRoom({ store: waitingRoomStore(database, null), now: () => now, keptMs });

async function roomWith(settings: Partial<RoomSettings>) {
  const room = aProcess();
  await room.change({ ...OPEN, ...settings }, 'Anna');
  return room;
}
type Room = Awaited<ReturnType<typeof roomWith>>;

/** Joins one after the other; each is a client of its own. */
async function join(room: Room, ...orders: readonly string[]): Promise<readonly Standing['kind'][]> {
  const kinds: Standing['kind'][] = [];
  for (const order of orders) kinds.push((await room.enter(order, order)).kind);
  return kinds;
}
const standings = async (room: Room, ...orders: readonly string[]): Promise<readonly (number | null | string)[]> => {
  const all = [];
  for (const order of orders) {
    const standing = await room.standingOf(order);
    all.push(standing.kind === 'waiting' ? standing.position : standing.kind);
  }
  return all;
};
const passOf = (standing: Standing): string => {
  if (standing.kind !== 'admitted' || standing.pass === null) throw new Error(`No pass: ${standing.kind}`);
  return standing.pass;
};

test('without settings no one waits, and nothing is written', async () => {
  const room = await roomWith({});
  expect(await room.enter('a', 'a')).toEqual({ kind: 'admitted', pass: null });
  expect([await room.waits('a'), await room.isAdmitted('a', null), await room.spend('a', null)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await database.query('SELECT 1 FROM waiting_ticket')).toEqual([]);
});

test('[F4.4-1] when the checkout is full, those who come later stand in the order in which they came', async () => {
  const room = await roomWith({ maxActive: 2 });
  expect(await join(room, 'a', 'b', 'c', 'd', 'e')).toEqual(['admitted', 'admitted', 'waiting', 'waiting', 'waiting']);
  expect(await standings(room, 'c', 'd', 'e')).toEqual([1, 2, 3]);
  expect([await room.waits('a'), await room.waits('d')]).toEqual([false, true]);
});

test('[F4.4-1] joining again keeps the place', async () => {
  const room = await roomWith({ maxActive: 1 });
  await join(room, 'a', 'b', 'c', 'b', 'b');
  expect(await standings(room, 'b', 'c')).toEqual([1, 2]);
  expect(await database.query('SELECT 1 FROM waiting_ticket')).toHaveLength(3);
});

test('[F4.4-1] a paid order makes room for the next one', async () => {
  const room = await roomWith({ maxActive: 1 });
  const first = passOf(await room.enter('a', 'a'));
  await join(room, 'b', 'c');
  expect(await room.spend('a', first)).toBe(true);
  expect(await standings(room, 'b', 'c')).toEqual(['admitted', 1]);
});

test('a pass is good for one order, once, until it expires', async () => {
  const room = await roomWith({ maxActive: 2 });
  const own = passOf(await room.enter('a', 'a'));
  expect([await room.isAdmitted('a', own), await room.isAdmitted('b', own), await room.isAdmitted('a', null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await room.spend('b', own), await room.spend('a', `${own}x`), await room.spend('a', null)]).toEqual([
    false,
    false,
    false,
  ]);
  // The payment may ask again: its answer may have been lost.
  expect([await room.spend('a', own), await aProcess().spend('a', own)]).toEqual([true, true]);
  pass(15);
  expect(await room.spend('a', own)).toBe(false);
});

test('a place in the checkout lasts a quarter of an hour from the last time it was opened; then it is the next one’s', async () => {
  const room = await roomWith({ maxActive: 1 });
  await join(room, 'a', 'b');
  pass(10);
  await join(room, 'a', 'b');
  pass(10);
  expect(await standings(room, 'a')).toEqual(['admitted']);
  await join(room, 'b');
  pass(5);
  expect(await standings(room, 'b')).toEqual(['admitted']);
  expect(await room.standingOf('a')).toEqual({ kind: 'outside', hasExpired: true });
});

test('whose place has run out stands at the end', async () => {
  const room = await roomWith({ maxActive: 1 });
  await join(room, 'a', 'b', 'c');
  pass(15);
  await join(room, 'b', 'c');
  expect(await join(room, 'a')).toEqual(['waiting']);
  expect(await standings(room, 'b', 'c', 'a')).toEqual(['admitted', 1, 2]);
});

test('before it opens no one sees a place; then who was there is drawn, and who comes later stands behind', async () => {
  const orders = Array.from({ length: 30 }, (_, index) => `early-${index}`);
  const room = await roomWith({ opensAt: new Date(now.getTime() + 60_000), maxActive: 1 });
  await join(room, ...orders);
  expect(await standings(room, 'early-0', 'early-29')).toEqual([null, null]);
  pass(1);
  await join(room, 'late');
  const places = await standings(room, ...orders, 'late');
  expect(places.filter((place) => place === 'admitted')).toHaveLength(1);
  expect(places.at(-1)).toBe(30);
  const drawn = places.filter((place) => typeof place === 'number').slice(0, -1);
  expect([...drawn].sort((one, other) => one - other)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  // The chance that a draw keeps the order of arrival is 1 in 30!.
  expect(drawn).not.toEqual([...drawn].sort((one, other) => one - other));
});

test('a pause admits no one, and takes no place away', async () => {
  const room = await roomWith({ maxActive: 1 });
  const first = passOf(await room.enter('a', 'a'));
  await join(room, 'b');
  await room.change({ ...OPEN, maxActive: 1, isPaused: true }, 'Anna');
  await room.spend('a', first);
  expect(await room.standingOf('b')).toMatchObject({ kind: 'waiting', phase: 'paused', position: 1, estimate: null });
  await room.change({ ...OPEN, maxActive: 1 }, 'Anna');
  expect(await standings(room, 'b')).toEqual(['admitted']);
});

test('0 places: the checkout is closed', async () => {
  const room = await roomWith({ maxActive: 0 });
  expect(await room.enter('a', 'a')).toMatchObject({ kind: 'waiting', phase: 'closed', position: 1 });
});

test('the rate admits so many a minute, and does not save up more than five seconds of them', async () => {
  const room = await roomWith({ ratePerMinute: 60 });
  const orders = Array.from({ length: 12 }, (_, index) => `o${index}`);
  await join(room, ...orders);
  const admitted = async () => (await standings(room, ...orders)).filter((place) => place === 'admitted').length;
  expect(await admitted()).toBe(1);
  pass(2 / 60);
  await admitted();
  expect(await admitted()).toBe(3);
  pass(1);
  await join(room, ...orders);
  await admitted();
  expect(await admitted()).toBe(8);
});

test('one client holds at most a quarter of the places; those behind it pass', async () => {
  const room = await roomWith({ maxActive: 8 });
  const greedy = [];
  for (const order of ['g1', 'g2', 'g3', 'g4']) greedy.push((await room.enter(order, 'greedy')).kind);
  expect(greedy).toEqual(['admitted', 'admitted', 'waiting', 'waiting']);
  expect(await join(room, 'other')).toEqual(['admitted']);
});

test('where only the rate limits, one client holds at most a quarter of what it admits in a quarter of an hour', async () => {
  const room = await roomWith({ ratePerMinute: 1 });
  const greedy = Array.from({ length: 6 }, (_, index) => `g${index}`);
  for (const order of greedy) await room.enter(order, 'greedy');
  await room.enter('other', 'other');
  for (let minute = 0; minute < 5; minute += 1) {
    pass(1);
    await standings(room, ...greedy, 'other');
  }
  const all = await standings(room, ...greedy, 'other');
  expect(all.filter((place) => place === 'admitted')).toHaveLength(4);
  expect(all.at(-1)).toBe('admitted');
});

test('who is away is passed over, keeps the place, and is next when they are back', async () => {
  const room = await roomWith({ maxActive: 1 });
  const first = passOf(await room.enter('a', 'a'));
  await join(room, 'away', 'here');
  pass(4);
  expect(await standings(room, 'here')).toEqual([2]);
  await standings(room, 'here');
  await room.spend('a', first);
  await standings(room, 'here');
  expect(await standings(room, 'here', 'away')).toEqual(['admitted', 1]);
});

test('the wait is estimated by how the line moved', async () => {
  const room = await roomWith({ maxActive: 4 });
  const orders = Array.from({ length: 20 }, (_, index) => `o${index}`);
  await join(room, ...orders);
  expect(await room.standingOf('o19')).toMatchObject({ estimate: null });
  for (const order of orders.slice(0, 4)) {
    pass(1);
    const standing = await room.standingOf(order);
    await room.spend(order, passOf(standing));
    await standings(room, ...orders.slice(4));
  }
  expect(await room.standingOf('o19')).toMatchObject({ position: 12, estimate: { from: 6, to: 13 } });
});

test('when the room is opened to all, those who wait get in', async () => {
  const room = await roomWith({ maxActive: 1 });
  await join(room, 'a', 'b', 'c');
  await room.change(OPEN, 'Anna');
  await standings(room, 'b', 'c');
  expect(await standings(room, 'b', 'c')).toEqual(['admitted', 'admitted']);
});

test('a process asks the database once for all who poll at the same time', async () => {
  await roomWith({ maxActive: 1 });
  const store = waitingRoomStore(database, null);
  const line = jest.spyOn(store, 'line');
  const ticketOf = jest.spyOn(store, 'ticketOf');
  const room = createWaitingRoom({ store, now: () => now });
  await join(room, 'a', 'b', 'c', 'd');
  const another = createWaitingRoom({ store, now: () => now });
  line.mockClear();
  await Promise.all(['b', 'c', 'd', 'b', 'c', 'd'].map((order) => another.standingOf(order)));
  expect([line.mock.calls.length, ticketOf.mock.calls.length]).toEqual([1, 0]);
});

test('two processes never admit more than there are places', async () => {
  const room = await roomWith({ maxActive: 5 });
  const [one, other] = [aProcess(), aProcess()];
  const kinds = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).enter(`o${index}`, `c${index}`)),
  );
  expect(kinds.filter(({ kind }) => kind === 'admitted')).toHaveLength(5);
  expect(await room.report()).toMatchObject({ active: 5, waiting: 35, phase: 'open' });
});
