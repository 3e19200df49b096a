import { ok } from 'shared-domain/kernel';
import { bundleIdOf, type Line } from '../orders/order';
import type { Intent } from '../requests/intent';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { refuse } from './goods-checks';

type Removal = Extract<Intent, { kind: 'remove' }>;

/** Removes a whole bundle, one item, or a service from every bundle, since its code names no item (F7.1-16..18). */
export function removeLines({ lines }: ChangeContext, { by, id }: Removal): ChangeResult {
  if (by === 'serviceCode')
    return without(lines, (line) => line.kind === 'service' && line.serviceCode === id, refusals.serviceGone);
  if (by === 'bundleId') return without(lines, (line) => bundleIdOf(line) === id, refusals.lineGone);
  const line = lines.find(({ cartItemId }) => cartItemId === id);
  if (line?.kind === 'service') return without(lines, (each) => each === line, refusals.lineGone);
  // Removing a bundle's device removes the bundle. Its plan cannot be removed alone: the device needs one.
  const bundleId = line ? bundleIdOf(line) : null;
  const isChild =
    line?.kind === 'subscription' && lines.some((each) => each.kind === 'goods' && each.bundle?.id === bundleId);
  if (isChild) return refuse(refusals.notRemovable);
  return without(
    lines,
    (each) => each === line || (bundleId !== null && bundleIdOf(each) === bundleId),
    refusals.lineGone,
  );
}

function without(lines: readonly Line[], isGone: (line: Line) => boolean, refusal: string): ChangeResult {
  const left = lines.filter((line) => !isGone(line));
  return left.length === lines.length ? refuse(refusal) : ok(left);
}
