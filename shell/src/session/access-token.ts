/** The access token of this page: in memory only, given out by the shop's session, renewed before it ends. */
import type { SessionUser } from 'shared-domain/identity';
import { fetchSessionToken, type SessionTokenAnswer } from 'shared-domain/identity/io';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { shopNowMs } from 'shared-domain/runtime/server-time';
import { withTimeLimit } from 'shared-domain/runtime/time-limit';

const LOCK = 'shop.session.renewal';
/** So long before its end a token is renewed; half-way where it is shorter. */
const MARGIN_MS = 60_000;
/** A call that begins now is answered before the token ends. */
const IN_USE_MS = 10_000;
/** Longer than a call takes (10 s); a tab that holds the lock and hangs does not stop the others. */
const LOCK_WAIT_MS = 15_000;

interface HeldToken {
  readonly accessToken: string;
  /** Infinity: the provider does not say. */
  readonly expiresAtMs: number;
  /** When the next one is to be asked for. */
  readonly renewAtMs: number;
}

export type Renewal =
  | { readonly kind: 'renewed'; readonly user: SessionUser }
  /** No one is logged in any more. */
  | { readonly kind: 'ended' }
  /** Shop or provider do not answer. */
  | { readonly kind: 'unknown' };

let held: HeldToken | null = null;
let running: Promise<Renewal> | null = null;

export const forgetToken = (): void => void (held = null);

/** The token that calls may use now; null without one. */
export const validToken = (): string | null =>
  held && held.expiresAtMs - shopNowMs() > IN_USE_MS ? held.accessToken : null;

/** When the next renewal is due, in milliseconds since the epoch; null without a token. */
export const renewalDueAt = (): number | null => held && held.renewAtMs;

/** One tab after the other: the first one's call renews, the others' get the same token. */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work();
  const limit = { limitMs: LOCK_WAIT_MS, message: 'Another tab holds the lock' };
  try {
    return await withTimeLimit(limit, (signal) => navigator.locks.request(LOCK, { signal }, work) as Promise<Answer>);
  } catch (error) {
    // The server lets only one request renew as well.
    if (error instanceof DOMException) return work();
    throw error;
  }
}

async function askSession(rejected: string | undefined): Promise<SessionTokenAnswer | 'ended' | null> {
  const answer = await fetchSessionToken(rejected !== undefined);
  if (answer === null) return null;
  if (answer === 'ended') {
    forgetToken();
    return answer;
  }
  const { accessToken, expiresInSeconds } = answer;
  const leftMs = expiresInSeconds === null ? Infinity : expiresInSeconds * 1000;
  const renewInMs = Math.max(leftMs - MARGIN_MS, leftMs / 2);
  held = { accessToken, expiresAtMs: shopNowMs() + leftMs, renewAtMs: shopNowMs() + renewInMs };
  return answer;
}

/** The shop cannot renew it, and it is about to end. */
const isUpToPage = ({ isRenewable, expiresInSeconds }: SessionTokenAnswer): boolean =>
  !isRenewable && expiresInSeconds !== null && expiresInSeconds * 1000 <= MARGIN_MS;

/** F2.10-2, for a provider without refresh tokens: the page asks it in a hidden frame, and the session gets the new token. */
async function renewByPage(config: PublicConfig): Promise<boolean> {
  try {
    const { renewSilently } = await import(/* webpackChunkName: 'oidc' */ './oidc-session');
    return await renewSilently(config);
  } catch (error) {
    reportError(error, { where: 'silent renewal' });
    return false;
  }
}

async function renew(config: PublicConfig, rejected: string | undefined): Promise<Renewal> {
  const first = await askSession(rejected);
  const isSecondNeeded = first !== null && first !== 'ended' && isUpToPage(first) && (await renewByPage(config));
  const answer = isSecondNeeded ? await askSession(undefined) : first;
  if (answer === null) return { kind: 'unknown' };
  return answer === 'ended' ? { kind: 'ended' } : { kind: 'renewed', user: answer.user };
}

/** Asks the shop's session for a token (F4.5-2, F7.5-3). Calls at the same time share one answer. @param rejected a server refused this one */
export function renewToken(config: PublicConfig, rejected?: string): Promise<Renewal> {
  running ??= inTurn(() => renew(config, rejected)).finally(() => {
    running = null;
  });
  return running;
}
