import { compareNorwegian } from '../../kernel';
import { NO_BREAK_SPACE } from '../../money';

const TB_IN_GB = 1_000;

interface Size {
  readonly amount: number;
  readonly unit: string;
}

function parseSize(text: string): Size | null {
  const amount = Number.parseFloat(text.replace(',', '.'));
  if (Number.isNaN(amount)) return null;
  const unit = text.replace(/^[\d.,\s]+/, '').trim();
  return unit === 'TB' ? { amount: amount * TB_IN_GB, unit: 'GB' } : { amount, unit };
}

/** Compares by amount within a unit, '1 TB' after '512 GB' (F9.13-2). Texts without an amount come last, in Norwegian order. */
export function compareSizes(one: string, other: string): number {
  const [a, b] = [parseSize(one), parseSize(other)];
  if (!a || !b) return Number(!a) - Number(!b) || compareNorwegian(one, other);
  return compareNorwegian(a.unit, b.unit) || a.amount - b.amount || compareNorwegian(one, other);
}

/** How far apart two sizes are, for the nearest existing variant; sizes of different kinds are infinitely far. */
export function sizeDistance(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return Infinity;
  const [a, b] = [parseSize(one), parseSize(other)];
  return a && b && a.unit === b.unit ? Math.abs(a.amount - b.amount) : Infinity;
}

/** '256 GB' as shown, with a space that does not break. */
export const sizeLabel = (size: string): string => size.replace(/(\d) (\S)/g, `$1${NO_BREAK_SPACE}$2`);

/** '256 GB', or '256 GB – 1 TB', or '128 – 256 GB' when the unit is the same; '' without sizes. */
export function sizesText(sizes: readonly string[]): string {
  const sorted = [...sizes].sort(compareSizes);
  const [first] = sorted;
  if (first === undefined) return '';
  const last = sorted.at(-1) ?? first;
  if (first === last) return sizeLabel(first);
  const unit = last.slice(last.indexOf(' '));
  const start = last.includes(' ') && first.endsWith(unit) ? first.slice(0, -unit.length) : first;
  return `${sizeLabel(start)} – ${sizeLabel(last)}`;
}
