import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registerPictures } from './catalogue-routes';
import type { DerivedPictures, PictureFile } from './pictures/derived-pictures';

const folder = mkdtempSync(join(tmpdir(), 'picture-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function appThatHas(file: PictureFile) {
  const app = Fastify();
  registerPictures(app, { fileOf: () => Promise.resolve(file) } as unknown as DerivedPictures);
  return app;
}
const fileOf = (name: string, isStandIn: boolean): PictureFile => {
  const path = join(folder, name);
  writeFileSync(path, name);
  return { path, isStandIn };
};

test('a made picture is kept for a day; the one that stands in for it only for seconds, and by another tag', async () => {
  const answers = await Promise.all(
    [fileOf('made.avif', false), fileOf('the-master.avif', true)].map((file) =>
      appThatHas(file).inject('/api/pictures/nova/sort-pair-320.avif'),
    ),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'made.avif'],
    [200, 'the-master.avif'],
  ]);
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/avif']);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=86400, immutable',
    'public, max-age=10',
  ]);
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(2);
});

test('who has the picture gets no second copy', async () => {
  const app = appThatHas(fileOf('made.avif', false));
  const { headers } = await app.inject('/api/pictures/nova/sort-pair-320.avif');
  const again = await app.inject({
    url: '/api/pictures/nova/sort-pair-320.avif',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
