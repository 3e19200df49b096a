import { createFakeBackend, type FakeBackend } from '../testing/fake-backend';
import type { CanaryReport, Verdict } from './canary-analysis';
import { Peers } from './peers';

const report: CanaryReport = {
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
let received: (readonly [string, readonly CanaryReport[]])[];
let added: Verdict[];
let warnings: object[];
let peers: Peers;
beforeEach(async () => {
  // However busy the machine is: none of these waits for it.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  other = await createFakeBackend();
  received = [];
  added = [];
  warnings = [];
  peers = new Peers({
    addresses: [other.url],
    canaryAnalysis: { ownReports: [report], setPeerReports: (...given) => void received.push(given) },
    verdicts: { all: [verdict], add: (each) => Promise.resolve(void added.push(each)) },
    log: { warning: (_message, facts) => void warnings.push(facts) },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  return other.close();
});

const answers = (content: object) => {
  other.answer = ({ path }) => (path === '/releases.json' ? { body: JSON.stringify(content) } : undefined);
};

test('counts and verdicts of another shell are read', async () => {
  answers({ shell: 'two', canaries: [report], verdicts: [verdict] });
  await peers.readAll();
  expect([received, added]).toEqual([[[other.url, [report]]], [verdict]]);
  expect([peers.peerCount, peers.unreachable, warnings]).toEqual([1, [], []]);
});

test('an address that resolves to this shell itself is skipped', async () => {
  answers(peers.report);
  await peers.readAll();
  expect([received, added, peers.peerCount, peers.unreachable]).toEqual([[], [], 0, []]);
});

test('a shell that is down, or sends an invalid report, is listed as unreachable and logged once', async () => {
  await peers.readAll();
  answers({ shell: 'two', canaries: [{ ...report, counts: { canary: { views: -1, failed: 0 } } }], verdicts: [] });
  await peers.readAll();
  expect([received, peers.unreachable, warnings]).toEqual([[], [other.url], [{ address: other.url }]]);
  answers({ shell: 'two', canaries: [], verdicts: [] });
  await peers.readAll();
  expect([peers.unreachable, peers.peerCount]).toEqual([[], 1]);
});
