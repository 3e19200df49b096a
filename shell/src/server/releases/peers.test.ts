import { createFakeBackend, type FakeBackend } from '../testing/fake-backend';
import type { TrialReport, Verdict } from './canary-trials';
import { Peers } from './peers';

const report: TrialReport = {
  remote: 'mfe-pdp',
  build: '1.5.0-ca0a00000001',
  since: '2026-01-01T00:00:00.000Z',
  stableBuild: '1.4.2-0123456789ab',
  counts: { canary: { views: 13, failed: 13 }, stable: { views: 50, failed: 0 } },
};
const verdict: Verdict = {
  remote: 'mfe-pdp',
  build: '1.5.0-ca0a00000001',
  since: '2026-01-01T00:00:00.000Z',
  at: '2026-01-02T00:00:00.000Z',
  reason: 'It failed',
};

let other: FakeBackend;
let received: (readonly [string, readonly TrialReport[]])[];
let added: Verdict[];
let warnings: object[];
let peers: Peers;
beforeEach(async () => {
  other = await createFakeBackend();
  received = [];
  added = [];
  warnings = [];
  peers = new Peers({
    addresses: [other.url],
    trials: { reports: [report], receive: (...said) => void received.push(said) },
    verdicts: { all: [verdict], add: (each) => Promise.resolve(void added.push(each)) },
    log: { warning: (_message, facts) => void warnings.push(facts) },
  });
});
afterEach(() => other.close());

const answers = (content: object) => {
  other.answer = ({ path }) => (path === '/releases.json' ? { body: JSON.stringify(content) } : undefined);
};

test('counts and verdicts of another shell are taken over', async () => {
  answers({ shell: 'two', trials: [report], verdicts: [verdict] });
  await peers.readAll();
  expect([received, added]).toEqual([[[other.url, [report]]], [verdict]]);
  expect([peers.known, peers.silent, warnings]).toEqual([1, [], []]);
});

test('a name that leads to this shell itself adds nothing', async () => {
  answers(peers.report);
  await peers.readAll();
  expect([received, added, peers.known, peers.silent]).toEqual([[], [], 0, []]);
});

test('a shell that is away, or says something else, is named, and logged once', async () => {
  await peers.readAll();
  answers({ shell: 'two', trials: [{ ...report, counts: { canary: { views: -1, failed: 0 } } }], verdicts: [] });
  await peers.readAll();
  expect([received, peers.silent, warnings]).toEqual([[], [other.url], [{ address: other.url }]]);
  answers({ shell: 'two', trials: [], verdicts: [] });
  await peers.readAll();
  expect([peers.silent, peers.known]).toEqual([[], 1]);
});
