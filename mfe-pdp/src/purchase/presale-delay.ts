import { USER_REF_COOKIE } from 'shared-domain/contracts/presale-cookie';
import { readCookie } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
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
