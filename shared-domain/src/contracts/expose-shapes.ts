/**
 * Versions of the two shapes of an exposed module (`exposes.ts`). A build is released with the version that it was made for, and only into a
 * shop whose shell mounts it. A shape only gets new optional members; any other change is a new version, which the shell mounts beside the old one.
 */
export const EXPOSE_SHAPES = { page: 'page@1', slot: 'slot@1' } as const;
