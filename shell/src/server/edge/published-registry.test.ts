import { PATHS } from 'shared-domain/contracts/paths';
import { HEADER_BUILD } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
});
afterAll(() => edge.close());

test('of the registry only what is in force is published, without the origins behind the edge', async () => {
  const answer = await edge.app.inject(PATHS.registry);
  expect(answer.json()).toMatchObject({ revision: 1, remotes: { 'mfe-header': { build: HEADER_BUILD } } });
  expect(answer.body).not.toMatch(/origin|127\.0\.0\.1|"builds"|stable/);
});

test.each([
  ['', 'its log says why'],
  ['on', "Cannot find module '/data/builds/x'"],
])('with STAND_INS=%s a refused build is named, its reason only by a development shop', async (STAND_INS, reason) => {
  const other = await createTestEdge({ STAND_INS });
  other.builds.refusals.set('mfe-pdp@1.0.0-0123456789ab', "Cannot find module '/data/builds/x'");
  const answer = await other.app.inject(PATHS.registry);
  expect(answer.json()).toMatchObject({ refused: { 'mfe-pdp@1.0.0-0123456789ab': reason } });
  await other.close();
});

test.each(['constructor', '__proto__', 'toString', 'mfe-unknown'])('%s is no remote', async (name) => {
  const answer = await edge.app.inject(`/remotes/${name}/${HEADER_BUILD}/remoteEntry.js`);
  expect(answer.statusCode).toBe(404);
});
