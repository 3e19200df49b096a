import { isIPv6 } from 'node:net';

/** Wrong passwords that an account may be tried with, from anywhere, in a window. */
const ACCOUNT_TRIES = 5;
/** Wrong passwords of one address, for any accounts: a household or an office may share it. */
const ADDRESS_TRIES = 20;
const WINDOW_MS = 15 * 60_000;
const MAX_ENTRIES = 10_000;

export interface LoginThrottle {
  /** 0: a password may be tried now. Before that even the right one is not looked at. */
  waitSeconds(account: string, address: string): number;
  failed(account: string, address: string): void;
  succeeded(account: string): void;
  /** Accounts and addresses that it remembers. */
  size(): number;
}

interface Options {
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  readonly maxEntries?: number;
}

/** Limits wrong passwords per account and per address. Each process counts for itself. */
export function loginThrottle({
  now = () => performance.now(),
  maxEntries = MAX_ENTRIES,
}: Options = {}): LoginThrottle {
  const accounts = counter(ACCOUNT_TRIES, now, maxEntries);
  const addresses = counter(ADDRESS_TRIES, now, maxEntries);
  return {
    waitSeconds: (account, address) =>
      Math.max(accounts.waitSeconds(accountKey(account)), addresses.waitSeconds(networkOf(address))),
    failed(account, address) {
      accounts.add(accountKey(account));
      addresses.add(networkOf(address));
    },
    succeeded: (account) => accounts.forget(accountKey(account)),
    size: () => accounts.size() + addresses.size(),
  };
}

function counter(limit: number, now: () => number, maxEntries: number) {
  /** Oldest window first. */
  const windows = new Map<string, { tries: number; readonly endsAt: number }>();
  const current = (key: string) => {
    const window = windows.get(key);
    if (window && window.endsAt > now()) return window;
    windows.delete(key);
    return undefined;
  };
  return {
    waitSeconds(key: string): number {
      const window = current(key);
      return window && window.tries >= limit ? Math.ceil((window.endsAt - now()) / 1000) : 0;
    },
    add(key: string): void {
      const window = current(key) ?? { tries: 0, endsAt: now() + WINDOW_MS };
      window.tries += 1;
      windows.set(key, window);
      for (const oldest of windows.keys()) {
        if (windows.size <= maxEntries) break;
        windows.delete(oldest);
      }
    },
    forget: (key: string): void => void windows.delete(key),
    size: (): number => windows.size,
  };
}

const MAX_KEY_LENGTH = 100;
/** As `authenticate` reads a name. */
const accountKey = (account: string): string => account.trim().toLowerCase().slice(0, MAX_KEY_LENGTH);

/** A customer with IPv6 has a network of addresses: its first four groups. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.slice(0, MAX_KEY_LENGTH);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const known = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 }, () => '0')];
  return known.slice(0, 4).join(':');
}
