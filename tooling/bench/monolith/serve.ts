/** The running shop, with the scripts of its pages exchanged for those of the monolith: the same HTML, styles, pictures and API. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { readJson, readRemotes } from '../../build/packages';
import { BASE, type MonolithAssets, withMonolithScripts } from './exchange-scripts';
import { monolithConfig, OUTPUT, type SlottedRemote } from './webpack-config';

/** @throws Error with webpack's messages when it does not build */
export async function buildMonolith(): Promise<void> {
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    const compiler = webpack(monolithConfig(readRemotes() as SlottedRemote[]));
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
}

/** @param shopOrigin of the running shop @returns the same shop as a monolith */
export async function serveMonolith(
  shopOrigin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const assets = readJson<MonolithAssets>(OUTPUT, 'assets.json');
  const server = createServer(passOn(shopOrigin, assets));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const passOn =
  (shopOrigin: string, assets: MonolithAssets) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '/' } = incoming;
    if (url.startsWith(BASE)) return sendFile(url.slice(BASE.length), outgoing);
    const { host } = new URL(shopOrigin);
    const upstream = request(
      shopOrigin + url,
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host } },
      (answer) => {
        const isHtml = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
        if (!isHtml) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const html = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          const headers: OutgoingHttpHeaders = { ...answer.headers, 'content-encoding': 'br' };
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

function sendFile(file: string, outgoing: ServerResponse): void {
  try {
    const body = brotliCompressSync(readFileSync(join(OUTPUT, file)));
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
