import { createTestApp, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('calls are counted by pattern and status; addresses do not appear', async () => {
  await shop.app.inject('/api/view-models/product-list/B2C/HANDSET_LIST');
  await shop.app.inject('/api/search?q=hemmelig');
  await shop.app.inject('/kari-nordmann');
  const { body, headers } = await shop.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/view-models\/product-list\/:realm\/:listType",status="200"\} 1/,
  );
  expect(body).toMatch(/route="none",status="404"\} 1/);
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toMatch(/hemmelig|kari/);
});
