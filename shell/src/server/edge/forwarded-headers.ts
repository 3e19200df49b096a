/** The headers that a service behind the edge gets about a visitor and the connection, and those that a visitor gets from it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import type { ShellEnv } from '../settings/env';
import { OVERRIDE_COOKIE } from '../team/overrides';
import { TEAM_COOKIE } from '../team/team-login';
import type { UpstreamSettings } from '../upstreams/upstreams';

type Receiver = Pick<UpstreamSettings, 'isShopApi' | 'takesCookies'>;

/** Headers that are not forwarded, except content-length together with a body. What a client wrote into the last two would be believed. */
const UNFORWARDED_HEADERS = ['expect', 'content-length', 'x-edge-key', 'x-shop-member'];
/** They are about the connection to the service: a client that asked for its own to be closed would wait for it (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** Headers forwarded to a file store: nothing about the visitor, no secret of the edge, and no range, of which nobody could tell whether it is right. */
const FILE_HEADERS = ['host', 'accept', 'if-none-match', 'if-modified-since'];
/** Cookies that are the shell's alone: the team's would open its pages. */
const OWN_COOKIES: readonly string[] = [TEAM_COOKIE.name, OVERRIDE_COOKIE, SHELL_COOKIES.canaryBucket.name];

/**
 * Headers by which a service knows for whom the edge asks; `member` is the name of a member of the team. The edge's secret, by which
 * it is believed, is for the shop API alone.
 */
export const onBehalfOf = (
  { ip }: { readonly ip: string },
  { edgeKey }: Pick<ShellEnv, 'edgeKey'>,
  { isShopApi }: Pick<Receiver, 'isShopApi'>,
  member = '',
): Readonly<Record<string, string>> => ({
  'x-forwarded-for': ip,
  ...(isShopApi && { 'x-edge-key': edgeKey, 'x-shop-member': encodeURIComponent(member) }),
});

export const fileHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => FILE_HEADERS.includes(name))),
  'accept-encoding': acceptedEncoding(headers['accept-encoding'], ['br', 'gzip']) ?? 'identity',
});

export function visitorHeaders(
  headers: IncomingHttpHeaders,
  receiver: Receiver,
  { hasBody }: { readonly hasBody: boolean },
): IncomingHttpHeaders {
  const { cookie, ...others } = headers;
  const cookies = cookie === undefined ? '' : cookiesFor(receiver, cookie);
  return {
    ...Object.fromEntries(
      Object.entries(others).filter(
        ([name]) => !UNFORWARDED_HEADERS.includes(name) || (name === 'content-length' && hasBody),
      ),
    ),
    ...(cookies !== '' && { cookie: cookies }),
  };
}

function cookiesFor({ isShopApi, takesCookies }: Receiver, cookie: string): string {
  if (isShopApi) return cookie;
  if (!takesCookies) return '';
  const nameOf = (pair: string) => pair.split('=', 1)[0]?.trim() ?? '';
  return cookie
    .split(';')
    .filter((pair) => !OWN_COOKIES.includes(nameOf(pair)))
    .join(';')
    .trim();
}

/** Which prefix, host and scheme the visitor sees. */
export const seenBy = ({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>, prefix: string) => ({
  'x-forwarded-prefix': prefix,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

/** A system that gets no cookies sets none, on the origin of the shop. */
export function answerHeaders(headers: IncomingHttpHeaders, receiver: Receiver | undefined): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const mayHaveCookies = receiver === undefined || receiver.isShopApi || receiver.takesCookies;
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !CONNECTION_HEADERS.includes(name) && !named.includes(name) && (mayHaveCookies || name !== 'set-cookie'),
    ),
  );
}
