import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';

/** Serves the built gallery on a free port, in this process; passes its address on to the workers by GALLERY_URL. */
export default async function serveGallery(): Promise<() => Promise<void>> {
  const files = sirv(resolve(__dirname, '../../.build/gallery'), { single: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env['GALLERY_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}
