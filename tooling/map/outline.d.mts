type Point = readonly number[];
type Line = readonly Point[];

export function decodeArcs(topology: {
  readonly arcs: readonly Line[];
  readonly transform: { readonly scale: Point; readonly translate: Point };
}): Point[][];
export function ringsOf(country: { readonly type: string; readonly arcs: readonly unknown[] }): unknown[];
export function simplifyLine(line: Line, toleranceAt: (point: Point) => number): Point[];
export function clipRing(ring: Line, size: Point): Point[];
