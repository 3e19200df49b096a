import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { startNginx } from '../../tooling/dev/nginx';
import { CMS_URL, SHOP_URL } from './shop-control';

const EXAMPLES = resolve(__dirname, '../../reference-systems/src/cms/examples');

/** nginx with the configuration of the example, which puts the pages of the example together. */
export function startSsiServer(): ReturnType<typeof startNginx> {
  return startNginx(({ port, folder }) => {
    const values: Readonly<Record<string, string>> = {
      RUN_FOLDER: folder,
      PORT: String(port),
      PAGES_FOLDER: EXAMPLES,
      SHOP_ORIGIN: SHOP_URL,
    };
    return readFileSync(join(EXAMPLES, 'ssi/nginx.conf'), 'utf8').replace(
      /RUN_FOLDER|PAGES_FOLDER|SHOP_ORIGIN|PORT/g,
      (name) => values[name] ?? name,
    );
  });
}

export const EXAMPLE_PAGES = ['script', 'include', 'ssi', 'eleventy', 'preact'] as const;
export const exampleUrl = (name: (typeof EXAMPLE_PAGES)[number]) => `${CMS_URL}/eksempler/${name}/`;

/** Serves one page on a site of its own: a browser lets a page that a test made up call no address of this machine. */
export async function serveHtml<Result>(html: string, visit: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    await new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  }
}
