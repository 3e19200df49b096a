/** The running shop, with the scripts of its pages exchanged for those of the monolith: the same HTML, styles, pictures and API. */
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import webpack from 'webpack';
import { readRemotes } from '../../build/packages';
import { BASE, withMonolithScripts } from './exchange-scripts';

const require = createRequire(import.meta.url);
const monolithConfig = require('./webpack.config.js');
const { OUTPUT } = monolithConfig;

/** @throws Error with webpack's messages when it does not build */
export async function buildMonolith() {
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack(monolithConfig(readRemotes()));
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

/**
 * @param {string} shopOrigin of the running shop
 * @returns {Promise<{ origin: string, close(): void }>} the same shop as a monolith
 */
export async function serveMonolith(shopOrigin) {
  const assets = JSON.parse(readFileSync(join(OUTPUT, 'assets.json'), 'utf8'));
  const server = createServer(passOn(shopOrigin, assets));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}

const passOn = (shopOrigin, assets) => (incoming, outgoing) => {
  if (incoming.url.startsWith(BASE)) return sendFile(incoming.url.slice(BASE.length), outgoing);
  const { host } = new URL(shopOrigin);
  const upstream = request(
    shopOrigin + incoming.url,
    { method: incoming.method, headers: { ...incoming.headers, host } },
    (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
      if (!isHtml) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(outgoing);
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const html = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        const headers = { ...answer.headers, 'content-encoding': 'br' };
        delete headers['content-length'];
        delete headers['transfer-encoding'];
        outgoing.writeHead(200, headers);
        outgoing.end(brotliCompressSync(withMonolithScripts(html.toString('utf8'), assets)));
      });
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
};

function sendFile(file, outgoing) {
  try {
    const body = readFileSync(join(OUTPUT, `${file}.br`));
    outgoing.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    outgoing.end(body);
  } catch {
    outgoing.writeHead(404).end();
  }
}
