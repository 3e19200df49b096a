import { createTestApp, type TestApp } from '../testing';
import { aFullFeed } from './testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ feed: aFullFeed() });
});
afterAll(() => shop.close());

test('[F3.3-5] the logo of a plan is an image with its name', async () => {
  const answer = await shop.app.inject('/api/logos/nettvern.svg');
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.body).toContain('<title>Nettvern</title>');
});

test('[P7-28] the video of a product is a page that the shop may embed, without script', async () => {
  const answer = await shop.app.inject('/api/videos/nova-9/');
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; frame-ancestors 'self'$/,
  );
  expect(
    answer.body.match(/<img src="\/api\/pictures\/nova-9\/sort-(front|back)-800\.webp" alt="Nova 9 i sort, [^"]+">/g),
  ).toHaveLength(2);
  expect(answer.body).toContain('<figcaption>Lader raskt</figcaption>');
});

test.each(['/api/logos/nope.svg', '/api/logos/nettvern.png', '/api/videos/nope/'])('%s is a 404', async (url) => {
  expect((await shop.app.inject(url)).statusCode).toBe(404);
});
