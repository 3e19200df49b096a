import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import type { PageModule, SlotModule } from 'shared-domain/contracts/exposes';
import { sentEvents } from './sent-events';

/** federation.json as its import sees it. */
export interface RemoteDescription {
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes: readonly {
    readonly id: string;
    readonly expose: string;
    readonly paths: readonly string[];
    readonly searchParams: readonly string[];
    readonly parameterSets?: readonly string[] | undefined;
    readonly reloadOn: readonly string[];
  }[];
  readonly slots: Readonly<Record<string, string>>;
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

/** An exposed module that the compiler has checked against the contract. */
interface Exposed {
  readonly kind: 'page' | 'slot';
  readonly exports: readonly string[];
  readonly isCallable: boolean;
}

const exposed = (kind: Exposed['kind'], module: object): Exposed => ({
  kind,
  exports: Object.keys(module).sort(),
  isCallable: Object.values(module).every((value) => typeof value === 'function'),
});

/** A page's module: the loader's data must be what its Page and its head take. */
export const page = <Data>(module: PageModule<Data>): Exposed => exposed('page', module);

/** A slot's module: the loader's data must be what its Slot takes. */
export const slot = <Data>(module: SlotModule<Data>): Exposed => exposed('slot', module);

export interface RemoteContract<Description extends RemoteDescription> {
  readonly federation: Description;
  /** `src/exposes` of the remote. */
  readonly folder: string;
  /** Every exposed module, by its name in federation.json. */
  readonly modules: Readonly<Record<keyof Description['exposes'], Exposed>>;
  /** Parameters that the page of a route reads, by the route's id, where a constant names them. */
  readonly searchParams?: Readonly<Record<string, readonly string[]>>;
  /** The sets of parameters that routes name. */
  readonly parameterSets?: Readonly<Record<string, readonly string[]>>;
}

const PATH = /^\/(?:(?::?[\w-]+\??)\/)*$/;

/** The tests of a remote's contract: federation.json, the exposed modules and the events in its code say the same. */
export function testRemote<Description extends RemoteDescription>({
  federation,
  folder,
  modules,
  searchParams = {},
  parameterSets = {},
}: RemoteContract<Description>): void {
  const { exposes, routes, slots, emits, listens } = federation;
  const byName: Readonly<Record<string, Exposed>> = modules;
  const listedBy = (route: Description['routes'][number]): readonly string[] => [
    ...(route.parameterSets ?? []).flatMap((set) => parameterSets[set] ?? []),
    ...route.searchParams,
  ];

  test('federation.json lists the files of src/exposes, and each is tested here', () => {
    const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
    expect(Object.values(exposes).sort()).toEqual(files.map((file) => `./src/exposes/${file}`).sort());
    expect(Object.keys(modules).sort()).toEqual(Object.keys(exposes).sort());
  });

  test('each exposed module is used by a route or a slot, and has the shape of a page or of a slot', () => {
    const used = [
      ...routes.map(({ expose }) => [expose, 'page'] as const),
      ...Object.values(slots).map((expose) => [expose, 'slot'] as const),
    ];
    expect(Object.fromEntries(used)).toEqual(
      Object.fromEntries(Object.entries(byName).map(([name, { kind }]) => [name, kind])),
    );
    for (const { kind, exports, isCallable } of Object.values(byName)) {
      expect(isCallable).toBe(true);
      if (kind === 'page') expect(exports).toEqual(['Page', 'head', 'loader']);
      else expect(exports.filter((name) => !['loader', 'htmlKey'].includes(name))).toEqual(['Slot']);
    }
  });

  test('paths have both slashes; no id and no path is claimed twice', () => {
    const paths = routes.flatMap((route) => route.paths);
    for (const path of paths) expect(path).toMatch(PATH);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  });

  test('a route lists the parameters that its page reads, and reloads only on what it has', () => {
    for (const [id, parameters] of Object.entries(searchParams))
      expect(routes.filter((route) => route.id === id).map(listedBy)).toEqual([[...parameters]]);
    for (const route of routes) {
      const inPath = route.paths.flatMap((path) => [...path.matchAll(/:([\w-]+)/g)].map((match) => match[1]));
      for (const parameter of route.reloadOn) expect([...listedBy(route), ...inPath]).toContain(parameter);
    }
  });

  test('federation.json names exactly the events that the code sends and hears, all of the contract', () => {
    expect({ emits: [...emits].sort(), listens: [...listens].sort() }).toEqual(sentEvents(join(folder, '..')));
    for (const event of [...emits, ...listens]) expect(Object.keys(SHOP_EVENTS)).toContain(event);
  });
}
