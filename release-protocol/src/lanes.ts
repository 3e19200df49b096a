/**
 * Canaries and who gets them. A visitor has a bucket, 0–99; a canary of 5 % is for buckets 0–4. All canaries use the same bucket, so they nest:
 * N canaries give at most N + 1 sets of builds ('lanes'), not one for each combination.
 */
export const BUCKETS = 100;

export interface Canary {
  readonly remote: string;
  readonly build: string;
  /** Share of the visitors. */
  readonly percent: number;
}

/** Which canaries a range of buckets gets. All other remotes use their stable build. */
export interface LanePlan<Each extends Canary = Canary> {
  /** Upper bound of the buckets (exclusive). The lane before sets the lower bound. */
  readonly below: number;
  readonly canaries: readonly Each[];
}

/** Sorted from the lane with the most canaries to the stable lane, which always exists and comes last. */
export function planLanes<Each extends Canary>(canaries: readonly Each[]): readonly LanePlan<Each>[] {
  const shares = [...new Set(canaries.map(({ percent }) => percent))].filter((percent) => percent > 0);
  return [
    ...shares
      .sort((one, other) => one - other)
      .map((below) => ({ below, canaries: canaries.filter(({ percent }) => percent >= below) })),
    { below: BUCKETS, canaries: [] },
  ];
}

/** The lane of a visitor. @param lanes sorted as by planLanes */
export function laneOf<Lane extends { readonly below: number }>(
  lanes: readonly [...Lane[], Lane],
  bucket: number,
): Lane {
  return lanes.find(({ below }) => bucket < below) ?? (lanes.at(-1) as Lane);
}
