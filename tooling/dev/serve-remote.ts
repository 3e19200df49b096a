/**
 * A remote's own process: serves its folder of immutable builds at `/<build>/<file>`, those in `<remote>/dist`, or those that were published to
 * the folder RELEASE_STORE. `node tooling/dev/serve-remote.ts <remote>`; PORT overrides the port of its federation.json. `shell` as the remote serves
 * the published browser files of the shell.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { BUILD_ID } from 'release-protocol/build-id';
import sirv from 'sirv';
import { distOf, readRemotes } from '../build/packages';

const IMMUTABLE = new RegExp(`^/${BUILD_ID}/`);
const [name = ''] = process.argv.slice(2);
const ownPort = () => readRemotes().find((remote) => remote.name === name)?.port;
const port = Number(process.env.PORT ?? ownPort());
const folder = process.env.RELEASE_STORE ? join(process.env.RELEASE_STORE, name) : distOf(name);
const host = process.env.HOST ?? '127.0.0.1';

// `dev` looks at the disk in every request: a new build is served without a restart.
const files = sirv(folder, {
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    const immutable = IMMUTABLE.test(path);
    response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('access-control-allow-origin', '*');
  },
});

const server = createServer((request, response) => {
  if (request.url === '/health/live') return response.end('ok');
  files(request, response, () => {
    response.statusCode = 404;
    response.end('Not found');
  });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `${name} could not start: port ${port} is taken.`
      : `${name} could not start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, host, () => {
  console.log(`${name} serves its builds on http://localhost:${port}`);
  process.send?.({ listening: port });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)));
