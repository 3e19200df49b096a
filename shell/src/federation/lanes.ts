/**
 * Canaries and who gets them. A visitor has a bucket, 0–99; a canary of 5 % is for the buckets below 5. All canaries use the same bucket,
 * so they nest: with N of them there are at most N + 1 sets of builds ('lanes'), and not one for each combination.
 */
export const BUCKETS = 100;

export interface Canary {
  readonly remote: string;
  readonly build: string;
  /** Share of the visitors. */
  readonly percent: number;
}

/** Who gets which canaries; of every other remote the stable build. */
export interface LanePlan<Each extends Canary = Canary> {
  /** For buckets below it that no earlier lane takes. */
  readonly below: number;
  readonly canaries: readonly Each[];
}

/** From the lane with the most canaries to the stable one, which is always there and comes last. */
export function planLanes<Each extends Canary>(canaries: readonly Each[]): readonly LanePlan<Each>[] {
  const shares = [...new Set(canaries.map(({ percent }) => percent))].filter((percent) => percent > 0);
  return [
    ...shares
      .sort((one, other) => one - other)
      .map((below) => ({ below, canaries: canaries.filter(({ percent }) => percent >= below) })),
    { below: BUCKETS, canaries: [] },
  ];
}

/** The lane of a visitor. @param lanes as planLanes orders them */
export function laneOf<Lane extends { readonly below: number }>(
  lanes: readonly [...Lane[], Lane],
  bucket: number,
): Lane {
  return lanes.find(({ below }) => bucket < below) ?? (lanes.at(-1) as Lane);
}
