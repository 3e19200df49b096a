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

test.each(['constructor', '__proto__', 'toString', 'mfe-unknown'])('%s is no remote', async (name) => {
  const answer = await edge.app.inject(`/remotes/${name}/${HEADER_BUILD}/remoteEntry.js`);
  expect(answer.statusCode).toBe(404);
});
