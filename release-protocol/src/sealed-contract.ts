/** The contract of a build with other builds, as it is sealed into release.json, and that of the shell with all of them. */
import type { Federation } from './federation-schema';

/**
 * Versions of the two shapes of an exposed module (`shared-domain/src/contracts/exposes.ts`). A build declares the version that it was made
 * for, and is released only if the shell mounts that version. A shape only gets new optional members; any other change is a new version, which the
 * shell mounts beside the old one.
 */
export const EXPOSE_SHAPES = { page: 'page@1', slot: 'slot@1' } as const;

/** Part of `release.json` of a remote, and of its entry in the registry. */
export interface SealedContract {
  /** Exposed module → version of its shape. */
  readonly exposes: Readonly<Record<string, string>>;
  /** Events with their versions. */
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

/** Everything that the shell gives to remotes and expects of them (`/_shop/contract.json`). */
export interface ShellContract {
  readonly build: string;
  /** Exports of the shared runtime: module → names. Absent: only a built shell knows them. */
  readonly provides?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Versions of exposed modules that it can show. */
  readonly mounts: readonly string[];
  /** Regions that it has a place for. */
  readonly slots: readonly string[];
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

export function toSealedContract({ routes, slots, emits, listens }: Federation): SealedContract {
  const exposes = [
    ...routes.map(({ expose }) => [expose, EXPOSE_SHAPES.page] as const),
    ...Object.values(slots).map((expose) => [expose, EXPOSE_SHAPES.slot] as const),
  ];
  return {
    exposes: Object.fromEntries(exposes.sort(([one], [other]) => (one < other ? -1 : 1))),
    emits: [...emits].sort(),
    listens: [...listens].sort(),
  };
}
