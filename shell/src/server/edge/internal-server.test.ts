import { ShellMetrics } from '../observability/metrics';
import { createInternalServer } from './internal-server';

test('the internal port serves /metrics in the Prometheus format, the report for peers, and nothing else', async () => {
  const composition = () => ({ registry: undefined, quarantined: [], refusals: new Map<string, string>() });
  const metrics = new ShellMetrics({ composition, responseCache: () => ({ entries: 0, bytes: 0 }) });
  const report = { shell: 'one', canaries: [], verdicts: [] };
  const app = createInternalServer(metrics, { report });
  expect((await app.inject('/releases.json')).json()).toEqual(report);
  const answer = await app.inject('/metrics');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(answer.body).toContain('# TYPE shop_render_duration_seconds histogram');
  expect((await app.inject('/')).statusCode).toBe(404);
  await app.close();
});
