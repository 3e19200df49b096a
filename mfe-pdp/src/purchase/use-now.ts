import { useEffect, useState, useSyncExternalStore } from 'react';
import { PRESALE_TICK_MS, type Product, toReleaseMs } from 'shared-domain/catalogue';
import { USER_REF_COOKIE } from 'shared-domain/contracts/presale-cookie';
import { readCookie } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import { needsUserRef, presaleOffsetMs, resolvePresaleStrategy, toUserRef } from './rules/presale-spread';

/** The group of this page view. */
const isVariantB = Math.random() < 0.5;

/** The visitor's random number; it is created for the first presale that is looked at. */
function readOrCreateUserRef(): string {
  const { name, maxAgeSeconds } = USER_REF_COOKIE;
  const known = readCookie(document.cookie, name);
  if (known !== null && !needsUserRef(known)) return known;
  const userRef = toUserRef(Math.random());
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${userRef}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
  return userRef;
}

/** How long after a release this visitor may buy, in milliseconds, by the configured strategy (P4-58). Of the browser only. */
export const presaleDelayMs = (): number =>
  presaleOffsetMs(
    resolvePresaleStrategy(getConfig().presaleSpread) === 'ab'
      ? { strategy: 'ab', isVariantB }
      : { strategy: 'user-ref', userRef: readOrCreateUserRef() },
  );

/** When an answer came that has just come. Only where every server hides its time is the device asked for it. */
// oxlint-disable-next-line shop/restricted-syntax
export const arrivedAtMs = (): number => serverNowMs() ?? Date.now();

/**
 * The time for what depends on it, each second until `untilMs` (P4-54): by the server's clock, and until that is known the time since the
 * HTML was made.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useNow(renderedAt: number, untilMs: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    if (renderedAt >= untilMs) return undefined;
    const startedAt = performance.now();
    const tick = (): void => {
      const current = serverNowMs() ?? renderedAt + performance.now() - startedAt;
      setNow(current);
      if (current >= untilMs) clearInterval(timer);
    };
    const timer = setInterval(tick, PRESALE_TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt, untilMs]);
  return now;
}

const neverChanges = () => () => undefined;
const none = () => 0;

/**
 * When this visitor may buy the product, in milliseconds since the epoch: visitors are spread over the first seconds of a release, so that
 * they do not all come at once (P4-54, P4-58). The server and the first render leave the spread out.
 *
 * @param renderedAt milliseconds since the epoch
 */
export function useRelease({ releaseDate }: Pick<Product, 'releaseDate'>, renderedAt: number): number {
  const releaseMs = toReleaseMs(releaseDate);
  const delayMs = useSyncExternalStore(neverChanges, releaseMs > renderedAt ? presaleDelayMs : none, none);
  return releaseMs + delayMs;
}
