/** The script of the question about cookies, for the shop's pages and for open pages behind its edge: neither React nor the federation. */
import { consentCookie, readConsent, refusedPurposes } from 'shared-domain/consent';
import { parentDomain } from 'shared-domain/contracts/cookie-domain';
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import { STORED_ITEMS } from 'shared-domain/contracts/stored-items';
import { keepText } from 'shared-domain/device/storage';
import { emit } from 'shared-domain/runtime/event-bus';
import { ConsentQuestion } from './consent/consent-question';

/** Removes what the shop stored for these purposes. */
export function forgetStored(purposes: readonly ConsentPurpose[]): void {
  const domain = parentDomain(location.hostname);
  for (const { name, where, purpose } of STORED_ITEMS) {
    if (purpose === 'necessary' || !purposes.includes(purpose)) continue;
    if (where === 'cookie') document.cookie = `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}`;
    else keepText(name, null, `${where}Storage`);
  }
}

/** Links to what the shop stores: with this script they open the choice. */
const LINK = 'a[data-consent]';

/**
 * Asks visitors who have not answered, tells the page what is agreed to, and opens the choice again from the footer. An answer given in
 * another tab counts here when this one is looked at again.
 *
 * @returns undoes it
 */
export function startConsent(): () => void {
  const ended = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    // On the way down: React stops clicks in a footer that it has not taken over yet.
    document.addEventListener(type, listener, { capture: true, signal: ended.signal });
  const question = new ConsentQuestion(answer);
  let known = readConsent(document.cookie);

  function answer(purposes: readonly ConsentPurpose[]): void {
    document.cookie = consentCookie(purposes, location);
    tell(purposes);
  }
  function tell(purposes: readonly ConsentPurpose[]): void {
    known = purposes;
    // First those who send: they stop, and write nothing after it has been removed.
    emit('shop:consent:changed@1', { purposes });
    forgetStored(refusedPurposes(purposes));
  }
  function follow(): void {
    const now = readConsent(document.cookie);
    if (!now || String(now) === String(known)) return;
    question.close();
    tell(now);
  }

  if (known) tell(known);
  else void question.ask();
  listen('visibilitychange', () => void (document.hidden || follow()));
  listen('click', (event) => {
    const link = event
      .composedPath()
      .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.matches(LINK));
    if (!link || event.defaultPrevented || isForAnotherTab(event)) return;
    event.preventDefault();
    question.open(link).catch(() => location.assign(link.href));
  });
  return () => ended.abort();
}

const isForAnotherTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);

startConsent();
