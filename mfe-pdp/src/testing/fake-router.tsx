/**
 * A router of one page in memory, with the names of `shared-domain/runtime/router`: tests put it in that module's place.
 * As with the real one, an address is written some time after `navigate`, inside a transition.
 */
import { type AnchorHTMLAttributes, type MouseEvent, startTransition, useSyncExternalStore } from 'react';

export interface Navigation {
  readonly to: string;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

const listeners = new Set<() => void>();
let address = '/';
let navigations: Navigation[] = [];

function write(to: string): void {
  address = to;
  for (const listener of listeners) listener();
}

export const fakeRouter = {
  /** Starts a test at an address. */
  open(to: string): void {
    address = to;
    navigations = [];
  },
  /** The back button: another address, without `navigate`. */
  back: (to: string): void => write(to),
  address: (): string => address,
  navigations: (): readonly Navigation[] => navigations,
};

async function navigate(to: string, how: Omit<Navigation, 'to'> = {}): Promise<void> {
  navigations = [...navigations, { to, ...how }];
  await Promise.resolve();
  startTransition(() => write(to));
}

function useAddress(): URL {
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return new URL(
    useSyncExternalStore(
      subscribe,
      () => address,
      () => address,
    ),
    'http://shop.test',
  );
}

export const useNavigate = (): typeof navigate => navigate;
export const useLocation = (): { readonly pathname: string; readonly search: string } => useAddress();
export const useSearchParams = (): readonly [URLSearchParams] => [useAddress().searchParams];

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export function Link({ href = '', replace, preventScrollReset, onClick, children, ...anchor }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !href.startsWith('/')) return;
    event.preventDefault();
    void navigate(href, {
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return (
    <a href={href} {...anchor} onClick={follow}>
      {children}
    </a>
  );
}
