/**
 * An in-memory S3-compatible server with what a release store needs: objects by path (`/bucket/key`), conditional writes, lists, public reads, and
 * writes by the owner of the access key only. It checks the access key but not the signature. Run it alone: `node --import tsx bucket-server.ts [port]`.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ACCESS_KEY = 'releasing-team';
const PAGE_SIZE = 20;

interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly caching: string;
  readonly at: Date;
}

/** Objects by 'bucket/key'. */
type Objects = Map<string, StoredObject>;
type Answer = readonly [status: number, body: string | Buffer, headers?: OutgoingHttpHeaders];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const problem = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

function list(objects: Objects, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const rows = new Map<string, string>();
  for (const [path, { at, bytes, etag }] of [...objects].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const key = path.slice(bucket.length + 1);
    if (!path.startsWith(`${bucket}/`) || !key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    if (end >= 0) {
      const folder = key.slice(0, end + 1);
      rows.set(folder, `<CommonPrefixes><Prefix>${escape(folder)}</Prefix></CommonPrefixes>`);
    } else
      rows.set(
        key,
        `<Contents><Key>${escape(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size></Contents>`,
      );
  }
  const all = [...rows];
  const from = Number(query.get('continuation-token') ?? 0);
  const next = from + PAGE_SIZE < all.length ? from + PAGE_SIZE : undefined;
  const body = all.slice(from, from + PAGE_SIZE).map(([, row]) => row);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}${body.join('')}</ListBucketResult>`;
}

async function answer(objects: Objects, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://store');
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const path = `${bucket}/${key}`;
  const isOwner = request.headers.authorization?.includes(`Credential=${ACCESS_KEY}/`) === true;
  const isList = request.method === 'GET' && key === '';
  if (!isList && (request.method === 'GET' || request.method === 'HEAD')) return read(objects.get(path), request);
  if (!isOwner) return [403, problem('AccessDenied')];
  if (isList) return [200, list(objects, bucket, url.searchParams)];
  if (request.method !== 'DELETE') return write(objects, path, request);
  objects.delete(path);
  return [204, ''];
}

function read(object: StoredObject | undefined, request: IncomingMessage): Answer {
  if (!object) return [404, problem('NoSuchKey')];
  const headers = {
    etag: object.etag,
    'content-type': object.type,
    'cache-control': object.caching,
    'access-control-allow-origin': '*',
  };
  return request.headers['if-none-match'] === object.etag ? [304, '', headers] : [200, object.bytes, headers];
}

async function write(objects: Objects, path: string, request: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if ((noneMatch === '*' && objects.has(path)) || (match && match !== objects.get(path)?.etag))
    return [412, problem('PreconditionFailed')];
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const { 'content-type': type = 'application/octet-stream', 'cache-control': caching = '' } = request.headers;
  objects.set(path, { bytes, etag, type, caching, at: new Date() });
  return [200, '', { etag }];
}

export function bucketServer(): Server & { readonly objects: Objects } {
  const objects: Objects = new Map();
  const server = createServer((request, response) => {
    answer(objects, request).then(
      ([status, body, headers = { 'content-type': 'application/xml' }]) =>
        response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return Object.assign(server, { objects });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = bucketServer();
  server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () =>
    process.send?.({ listening: (server.address() as AddressInfo).port }),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}
