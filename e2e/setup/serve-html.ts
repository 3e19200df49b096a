import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
