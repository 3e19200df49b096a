/**
 * Remotes claim paths and slots. If two remotes claimed the same one, the order of releases would decide, so the second claim is refused: by the
 * release command, and by the shell for a registry that was edited by hand.
 */
import type { FederationRoute, FederationSlots } from './federation-schema';

/** Routes and slots of one remote's build in use. */
export interface RemoteClaims {
  readonly remote: string;
  readonly routes: readonly Pick<FederationRoute, 'paths'>[];
  readonly slots: FederationSlots;
}

/** Realm → path at which its not-found page is rendered. No remote may claim it. */
export const NOT_FOUND_PATHS = {
  B2C: '/ukjent/',
  B2B: '/bedrift/ukjent/',
  UKKO: '/bedrift/utstyrsavtale/ukjent/',
} as const;

/** Addresses that the edge answers itself or forwards to the API. A test compares them with the edge. */
const RESERVED = [
  ...Object.values(NOT_FOUND_PATHS),
  '/_shop/',
  '/api/',
  '/app-icon.png/',
  '/bedrift/kasse/',
  '/checkout/',
  '/favicon.ico/',
  '/favicon.svg/',
  '/forhandler/',
  '/frame.json/',
  '/frame/',
  '/graphql/',
  '/handlekurv/endre/',
  '/handlekurv/legg-til/',
  '/health/',
  '/kasse/',
  '/logout/',
  '/manifest.webmanifest/',
  '/minside/',
  '/remotes/',
  '/robots.txt/',
  '/share.png/',
  '/shop/api/',
  '/shop/checkout/',
  '/sitemap',
  '/webshop-next/',
];

/**
 * @param path with a slash at both ends
 * @returns whether the path is reserved for the edge, with everything below it
 */
export const isReserved = (path: string): boolean => RESERVED.some((prefix) => path.toLowerCase().startsWith(prefix));

/**
 * All addresses that a pattern matches, without parameter names: `/a/:b/:c?/` → `/a/:/` and `/a/:/:/`. In lower case, because the
 * router ignores case.
 */
export function normalisePath(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  let expanded: string[][] = [[]];
  for (const segment of segments) {
    const isOptional = segment.endsWith('?');
    const bare = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '').toLowerCase();
    const without = isOptional ? expanded : [];
    expanded = [...without, ...expanded.map((before) => [...before, bare])];
  }
  return expanded.map((parts) => (parts.length === 0 ? '/' : `/${parts.join('/')}/`));
}

/** @returns one sentence for each conflict, with the names of both remotes; empty when there is none */
export function conflictsIn(remotes: readonly RemoteClaims[]): string[] {
  return [
    ...remotes.flatMap(reservedPaths),
    ...doubleClaims(remotes.flatMap(pathClaims)),
    ...doubleClaims(slotClaims(remotes)),
  ];
}

/** The remotes without conflicts; of two conflicting remotes the earlier one wins. */
export function withoutConflicts<Remote extends RemoteClaims>(remotes: readonly Remote[]): Remote[] {
  return remotes.reduce<Remote[]>(
    (granted, next) => (conflictsIn([...granted, next]).length === 0 ? [...granted, next] : granted),
    [],
  );
}

interface Claim {
  readonly remote: string;
  /** Equal for claims of the same path or slot. */
  readonly key: string;
  readonly name: string;
}

function reservedPaths({ remote, routes }: RemoteClaims): string[] {
  return routes
    .flatMap(({ paths }) => paths)
    .flatMap((path) => {
      const addresses = normalisePath(path);
      if (addresses.some((address) => address.startsWith('/:')))
        return [
          `${remote} claims the path ${path}: one that begins with a parameter would match the addresses of others`,
        ];
      return addresses.some(isReserved) ? [`${remote} claims the path ${path}, which belongs to the shell`] : [];
    });
}

const pathClaims = ({ remote, routes }: RemoteClaims): Claim[] =>
  routes
    .flatMap(({ paths }) => paths)
    .flatMap((path) => normalisePath(path).map((key) => ({ remote, key, name: `the path ${path}` })));

const slotClaims = (remotes: readonly RemoteClaims[]): Claim[] =>
  remotes.flatMap(({ remote, slots }) =>
    Object.keys(slots).map((slot) => ({ remote, key: slot, name: `the slot ${slot}` })),
  );

function doubleClaims(claims: readonly Claim[]): string[] {
  const first = new Map<string, Claim>();
  const conflicts = new Set<string>();
  for (const claim of claims) {
    const before = first.get(claim.key);
    if (!before) first.set(claim.key, claim);
    else conflicts.add(`${claim.remote} claims ${claim.name}, which ${before.remote} has already (${before.name})`);
  }
  return [...conflicts];
}
