import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { GzipVariants } from './gzip-variants';

const page = (text: string) => brotliCompressSync(text);

test('a body is compressed once for all who want it', async () => {
  const variants = new GzipVariants();
  const body = page('Hei');
  const [first, second] = await Promise.all([variants.of(body), variants.of(body)]);
  expect(gunzipSync(first).toString()).toBe('Hei');
  expect([second, await variants.of(body)]).toEqual([first, first]);
  expect(second).toBe(first);
  expect(await variants.of(body)).toBe(first);
});

test('what is kept is bounded by its bytes', async () => {
  const variants = new GzipVariants(200);
  const bodies = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(page);
  for (const body of bodies) await variants.of(body);
  expect(variants.bytes).toBeLessThanOrEqual(200);
  expect(variants.bytes).toBeGreaterThan(0);
  expect(gunzipSync(await variants.of(bodies[0] as Buffer)).toString()).toBe('a');
});

test('a body that is not Brotli fails for everyone who waits for it, and for no one else', async () => {
  const variants = new GzipVariants();
  await expect(variants.of(Buffer.from('plain'))).rejects.toThrow();
  expect(gunzipSync(await variants.of(page('Hei'))).toString()).toBe('Hei');
});
