/** What the cart uses of `shared-domain/runtime/router`, at an address in memory: tests put it in that module's place. */
import type { AnchorHTMLAttributes } from 'react';

let address = '/handlekurv/';

export const fakeRouter = {
  /** Starts a test at an address. */
  open(to: string): void {
    address = to;
  },
};

export const useSearchParams = (): readonly [URLSearchParams] => [new URL(address, 'http://shop.test').searchParams];

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export function Link({ replace: _replace, preventScrollReset: _preventScrollReset, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}
