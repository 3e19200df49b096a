import { type Bundle, bundleIdOf, type GoodsLine, type Line } from '../orders/order';

export type BundledDevice = GoodsLine & { readonly bundle: Bundle };

/** The device of a bundle. Pages send the bundle's id or the id of one of its rows (P7-12, P7-13). */
export function findBundledDevice(lines: readonly Line[], name: string): BundledDevice | null {
  const named = lines.find((line) => line.cartItemId === name);
  const bundleId = named ? bundleIdOf(named) : name;
  return (
    lines.find(
      (line): line is BundledDevice => line.kind === 'goods' && line.bundle !== null && line.bundle.id === bundleId,
    ) ?? null
  );
}

/** The lines with a bundle's rows replaced by the result of `change`, at the place of the device. */
export function replaceBundle(
  lines: readonly Line[],
  { bundle }: BundledDevice,
  change: (rows: readonly Line[]) => readonly Line[],
): readonly Line[] {
  const isRow = (line: Line): boolean => bundleIdOf(line) === bundle.id;
  const first = lines.findIndex(isRow);
  const others = (part: readonly Line[]): readonly Line[] => part.filter((line) => !isRow(line));
  return [...others(lines.slice(0, first)), ...change(lines.filter(isRow)), ...others(lines.slice(first))];
}
