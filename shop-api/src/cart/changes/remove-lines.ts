import { ok } from 'shared-domain/kernel';
import type { Line } from '../model';
import type { Intent } from '../intent';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { refuse } from './goods-checks';

type Removal = Extract<Intent, { kind: 'remove' }>;

/** F7.1-16..18: a whole bundle with its children, one item, or a service. */
export function removeLines({ lines }: ChangeContext, { by, id }: Removal): ChangeResult {
  if (by === 'serviceCode') return refuse(refusals.serviceGone);
  const gone = by === 'bundleId' ? lines.filter((line) => bundleIdOf(line) === id) : lines.filter((line) => line.cartItemId === id);
  const [first] = gone;
  if (!first) return refuse(refusals.lineGone);
  // An item named alone takes its bundle along, except a plan: the device cannot stand without one.
  const bundleId = bundleIdOf(first);
  const isChild = first.kind === 'subscription' && lines.some((line) => line.kind === 'goods' && line.bundle?.id === bundleId);
  if (by === 'cartItemId' && isChild) return refuse(refusals.notRemovable);
  const isGone = (line: Line): boolean => line === first || (bundleId !== null && bundleIdOf(line) === bundleId);
  return ok(lines.filter((line) => !isGone(line)));
}

const bundleIdOf = (line: Line): string | null => (line.kind === 'goods' ? (line.bundle?.id ?? null) : line.bundleId);
