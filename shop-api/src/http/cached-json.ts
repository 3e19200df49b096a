import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';

/** A serialised answer with its entity tag. */
export interface PreparedJson {
  /** Null: only the compressed bodies are kept. */
  readonly body: string | null;
  readonly tag: string;
  readonly compressed?: { readonly br: Uint8Array; readonly gzip: Uint8Array };
}

/** Smaller answers are sent as they are. */
const COMPRESSED_FROM = 1_024;
/** Larger ones are not kept as text: of each hundred clients, hardly one reads neither encoding. */
const KEPT_AS_TEXT = 64 * 1_024;
/** For a list of 5,000 products quality 5 takes a fifth of a second, 9 takes ten. */
const BROTLI_QUALITY = 5;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const tagOf = (body: string): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

export function prepareJson(value: unknown): PreparedJson {
  const body = JSON.stringify(value);
  return { body, tag: tagOf(body) };
}

/** For an answer that is sent more than once: serialised and compressed now. Compression takes another thread. */
export async function compressJson(value: unknown): Promise<PreparedJson> {
  const { body, tag } = prepareJson(value);
  if (body === null || body.length < COMPRESSED_FROM) return { body, tag };
  const bytes = Buffer.from(body);
  const [br, zipped] = await Promise.all([
    brotliOf(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipOf(bytes),
  ]);
  return { body: body.length <= KEPT_AS_TEXT ? body : null, tag, compressed: { br, gzip: zipped } };
}

/** Entity tags of each encoding differ; a client that has any of them has the answer. */
const baseTag = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"|"$/g, '')
    .replace(/-(br|gzip)$/, '');

/**
 * Answers with JSON that caches may keep for a minute, and serve stale for up to 1,200 s in all (F7.7-2) while they revalidate. With an
 * entity tag, so that revalidation is cheap when nothing has changed.
 */
export function sendPreparedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag, compressed }: PreparedJson,
): FastifyReply {
  const encoding = compressed && acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  reply
    .header('etag', encoding ? `"${tag}-${encoding}"` : `"${tag}"`)
    .header('cache-control', 'public, max-age=60, stale-while-revalidate=1140');
  if (compressed) reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map(baseTag) ?? [];
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (compressed && encoding) return reply.header('content-encoding', encoding).send(asBuffer(compressed[encoding]));
  if (body !== null) return reply.send(body);
  return reply.send(compressed && Readable.from([compressed.gzip]).pipe(createGunzip()));
}

/** Bytes that came from another thread are no Buffer any more. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const sendCachedJson = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply =>
  sendPreparedJson(request, reply, prepareJson(value));
