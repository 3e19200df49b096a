/** What a build declares to the others, in the form that is sealed into it. */
import { EXPOSE_SHAPES } from 'shared-domain/contracts/expose-shapes';
import type { Federation } from './federation-schema';

/** Part of `release.json` of a remote, and of its entry in the registry. */
export interface SealedContract {
  /** Exposed module → version of its shape. */
  readonly exposes: Readonly<Record<string, string>>;
  /** Events with their versions. */
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

/** For tooling, which seals builds. */
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
