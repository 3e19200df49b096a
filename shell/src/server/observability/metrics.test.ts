import { ShellMetrics } from './metrics';

const quarantined: string[] = [];
const refusals = new Map<string, string>();
const create = () =>
  new ShellMetrics({
    composition: () => ({ registry: { revision: 7 }, quarantined, refusals }),
    responseCache: () => ({ entries: 3, bytes: 4_096 }),
  });

/** Lines of one metric, without its comments. */
const linesOf = async (metrics: ShellMetrics, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

test('errors are counted by remote and build', async () => {
  const metrics = create();
  metrics.countBrowserReport('error', { remote: 'mfe-pdp', build: '0123456789ab' });
  metrics.countBrowserReport('error', { remote: 'mfe-pdp', build: '0123456789ab' });
  metrics.countRenderError({ remote: 'mfe-cart', build: 'ba9876543210' });
  expect(await linesOf(metrics, 'shop_browser_reports_total')).toEqual([
    'shop_browser_reports_total{level="error",remote="mfe-pdp",build="0123456789ab"} 2',
  ]);
  expect(await linesOf(metrics, 'shop_render_errors_total')).toEqual([
    'shop_render_errors_total{remote="mfe-cart",build="ba9876543210"} 1',
  ]);
});

test('the revision in force and the builds that are not served are read when the metrics are', async () => {
  const metrics = create();
  refusals.set('mfe-pdp@1.0.0-0123456789ab', 'it ended the process');
  expect(await linesOf(metrics, 'shop_refused_builds')).toEqual([
    'shop_refused_builds{remote="mfe-pdp",build="1.0.0-0123456789ab"} 1',
  ]);
  refusals.clear();
  expect(await linesOf(metrics, 'shop_refused_builds')).toEqual([]);
  expect(await linesOf(metrics, 'shop_registry_revision')).toEqual(['shop_registry_revision 7']);
});

test('renders are measured, also those that fail; a failure reaches the caller', async () => {
  const metrics = create();
  await expect(metrics.measureRender('page', () => Promise.resolve('html'))).resolves.toBe('html');
  await expect(metrics.measureRender('page', () => Promise.reject(new Error('hung')))).rejects.toThrow('hung');
  expect(await linesOf(metrics, 'shop_render_duration_seconds_count')).toEqual([
    'shop_render_duration_seconds_count{kind="page"} 2',
  ]);
  expect(await linesOf(metrics, 'shop_failed_renders_total')).toEqual(['shop_failed_renders_total{kind="page"} 1']);
});

test('the response cache is counted and measured', async () => {
  const metrics = create();
  for (const result of ['miss', 'fresh', 'fresh', 'stale'] as const) metrics.countCacheLookup(result);
  expect(await linesOf(metrics, 'shop_response_cache')).toEqual([
    'shop_response_cache_lookups_total{result="miss"} 1',
    'shop_response_cache_lookups_total{result="fresh"} 2',
    'shop_response_cache_lookups_total{result="stale"} 1',
    'shop_response_cache_entries 3',
    'shop_response_cache_bytes 4096',
  ]);
});

test('a quarantined remote is named as long as it is in quarantine', async () => {
  const metrics = create();
  quarantined.push('mfe-lists');
  expect(await linesOf(metrics, 'shop_quarantined_remotes')).toEqual([
    'shop_quarantined_remotes{remote="mfe-lists"} 1',
  ]);
  quarantined.length = 0;
  expect(await linesOf(metrics, 'shop_quarantined_remotes')).toEqual([]);
});
