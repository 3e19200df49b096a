/** Google Tag Manager with Consent Mode v2: loaded after a visitor has agreed to something, and told of every later choice. */
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import { shopNowMs } from 'shared-domain/runtime/server-time';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { dataLayer } from './data-layer';

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

type Signal = 'granted' | 'denied';

/** The signals that each purpose grants. */
const SIGNALS: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

const signalsOf = (purposes: readonly ConsentPurpose[]): Readonly<Record<string, Signal>> =>
  Object.fromEntries(
    Object.entries(SIGNALS).flatMap(([purpose, names]) =>
      names.map((name) => [name, purposes.includes(purpose as ConsentPurpose) ? 'granted' : 'denied']),
    ),
  );

/** The tag manager takes commands as the arguments of a function, and nothing else. */
function command(..._words: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

function load(container: string): void {
  dataLayer().push({ 'gtm.start': shopNowMs(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptPolicy().createScriptURL(`${ADDRESS}?id=${container}`);
  document.head.append(script);
}

/** An adapter. @param container 'GTM-…' */
export function tagManager(container: string) {
  let isLoaded = false;
  return {
    consent(purposes: readonly ConsentPurpose[]): void {
      if (!isLoaded) command('consent', 'default', signalsOf([]));
      command('consent', 'update', signalsOf(purposes));
      if (!isLoaded) load(container);
      isLoaded = true;
    },
    // It reads the data layer.
    send: (): void => undefined,
  };
}
