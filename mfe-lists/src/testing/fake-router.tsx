/**
 * A router of one page in memory, with the names of `shared-domain/runtime/router`: tests put it in that module's place.
 * As with the real one, an address is written some time after `navigate`, inside a transition.
 */
import { type AnchorHTMLAttributes, startTransition, useMemo, useSyncExternalStore } from 'react';

interface Navigation {
  readonly to: string;
  readonly replace: boolean;
  readonly preventScrollReset: boolean;
}

const listeners = new Set<() => void>();
let address = '/';
let navigations: Navigation[] = [];
let revalidations = 0;

const setAddress = (to: string): void => {
  address = to;
  for (const listener of listeners) listener();
};

export const fakeRouter = {
  /** Starts a test at an address. */
  open(to: string): void {
    address = to;
    navigations = [];
    revalidations = 0;
  },
  /** The back button: another address, without `navigate`. */
  back: setAddress,
  address: (): string => address,
  navigations: (): readonly Navigation[] => navigations,
  revalidations: (): number => revalidations,
};

function useAddress(): URL {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => address,
    () => address,
  );
  return useMemo(() => new URL(current, 'http://shop.test'), [current]);
}

export function useLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = useAddress();
  return { pathname, search };
}

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useAddress();
  return useMemo(() => [new URLSearchParams(search)] as const, [search]);
}

async function navigate(
  to: string,
  { replace = false, preventScrollReset = false }: Partial<Omit<Navigation, 'to'>> = {},
): Promise<void> {
  navigations = [...navigations, { to, replace, preventScrollReset }];
  await Promise.resolve();
  startTransition(() => setAddress(to));
}

export const useNavigate = (): typeof navigate => navigate;

const revalidator = { revalidate: async (): Promise<void> => void (revalidations += 1), state: 'idle' } as const;

export const useRevalidator = (): typeof revalidator => revalidator;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export function Link({ replace: _replace, preventScrollReset: _preventScrollReset, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}
