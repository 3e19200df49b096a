import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BackendCall {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface BackendAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FakeBackend {
  readonly url: string;
  readonly calls: BackendCall[];
  /** Answers calls from now on; without an answer it is 404. */
  answer: (call: BackendCall) => BackendAnswer | undefined;
  close(): Promise<void>;
}

/** An HTTP server on a free port of this machine. */
export async function createFakeBackend(): Promise<FakeBackend> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const call = { method: request.method, path: request.url ?? '', headers: request.headers, body };
      backend.calls.push(call);
      const { status = 200, headers = {}, body: text = '' } = backend.answer(call) ?? { status: 404 };
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend: FakeBackend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return backend;
}
