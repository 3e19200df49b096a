import { ok } from 'shared-domain/kernel';
import { includesScreenInsurance } from 'shared-domain/purchase';
import {
  bundleIdOf,
  type GoodsLine,
  type Line,
  optionOf,
  type OrderBundle,
  type ServiceLine,
  type SubscriptionLine,
} from '../orders/order';
import { type IntentOf, isNoService } from '../requests/intent';
import { refusals } from '../texts/nb';
import { bundledSubscriptionLine } from './add-lines';
import {
  asksForCommitment,
  type ChangeContext,
  type ChangeResult,
  checkStock,
  findSellableGoods,
  findSellablePlan,
  piecesOf,
  refuse,
} from './change';
import { lineDiscount } from './discount';

/**
 * Sets another plan for a bundle's device, or the customer's existing subscription (F7.1-10, F7.1-13). Keeps the insurance, and the financing:
 * the new plan of a device that is leased with commitment is bound like the one before.
 */
export function replacePlan(context: ChangeContext, intent: IntentOf<'replace-plan'>): ChangeResult {
  const device = findBundledDevice(context.lines, intent.bundle);
  if (!device) return refuse(refusals.lineGone);
  if (intent.sku !== null && intent.sku !== device.sku) return refuse(refusals.deviceMismatch);
  const { type, hasCommitment = false } = device.bundle.financing;
  if (type === 'ukko') return refuse(refusals.agreementPlanFixed);
  if (hasCommitment && intent.planCode === null) return refuse(refusals.commitmentNeedsPlan);
  if (!hasCommitment && asksForCommitment(intent.planCode)) return refuse(refusals.otherFinancing);

  const plan =
    intent.planCode === null ? null : findSellablePlan(context.catalogue, intent.planCode, context.realm, device);
  if (plan && !plan.ok) return plan;
  const offeringCode = plan?.value.offeringCode ?? null;
  const lines = replaceBundle(context.lines, device, (rows) => {
    const kept = rows.find((row) => row.kind === 'subscription' && row.offeringCode === offeringCode);
    const planLines: readonly Line[] =
      offeringCode === null ? [] : [kept ?? bundledSubscriptionLine(offeringCode, context.newId, device.bundle)];
    return [toDevice(context, device, offeringCode), ...planLines, ...rows.filter(({ kind }) => kind === 'service')];
  });
  return intent.serviceCode === null
    ? ok(lines)
    : setInsurance({ ...context, lines }, device.bundle.id, intent.serviceCode);
}

/** Without a plan the customer keeps number and subscription; with a new plan the line keeps its phone number. */
function toDevice(context: ChangeContext, device: BundledDevice, offeringCode: string | null): GoodsLine {
  const keepsSubscription = offeringCode === null;
  const bundle: OrderBundle = { ...device.bundle, keepsSubscription };
  const isSame = device.bundle.keepsSubscription === keepsSubscription && context.discount === null;
  if (isSame) return device;
  const existingPhone = keepsSubscription ? 'kept' : device.existingPhone && 'changed';
  return { ...device, bundle, ...(existingPhone && { existingPhone }), ...lineDiscount(context, device) };
}

/** Sets the one insurance of a bundle's device (F7.1-9, P7-12, P4-26). A new one replaces it; 'NONE' removes it (P3-31). */
export function setInsurance(context: ChangeContext, name: string, serviceCode: string): ChangeResult {
  const { lines, catalogue, realm, newId } = context;
  const device = findBundledDevice(lines, name);
  const isNone = isNoService(serviceCode);
  if (!device) {
    if (isNone) return ok(lines);
    return refuse(
      lines.some(({ cartItemId }) => cartItemId === name) ? refusals.insuranceNeedsBundle : refusals.lineGone,
    );
  }
  if (!isNone) {
    const offered = catalogue.findInsurance(serviceCode, device.sku, realm);
    // With Svitsj the screen is insured anyway (P9-21).
    if (!offered || (offered.coversScreenOnly && includesScreenInsurance(optionOf(device))))
      return refuse(refusals.serviceNotOffered);
  }
  return ok(
    replaceBundle(lines, device, (rows) => {
      const present = rows.find((row): row is ServiceLine => row.kind === 'service' && row.serviceCode === serviceCode);
      const insurance: ServiceLine = present ?? {
        kind: 'service',
        cartItemId: newId(),
        serviceCode,
        bundleId: device.bundle.id,
      };
      const others: readonly Line[] = rows.filter(({ kind }) => kind !== 'service');
      return isNone ? others : [...others, insurance];
    }),
  );
}

/** Sets the device of an equipment agreement and its included plan (P7-4, P6-15). An order has one; a new one replaces it. */
export function setAgreement(context: ChangeContext, { sku, choice }: IntentOf<'set-agreement'>): ChangeResult {
  const found = findSellableGoods(context.catalogue, sku, context.realm);
  if (!found.ok) return found;
  const goods = found.value;
  const agreement = context.realm === 'UKKO' ? context.catalogue.findAgreement(sku, choice) : null;
  if (!agreement) return refuse(refusals.financingNotOffered(goods.name));
  const { months, planCode } = agreement;
  const present = context.lines.find(
    (line): line is GoodsLine => line.kind === 'goods' && line.bundle?.financing.type === 'ukko',
  );
  if (present?.sku === sku && present.bundle?.financing.months === months) return ok(context.lines);

  const others = present ? context.lines.filter((line) => bundleIdOf(line) !== bundleIdOf(present)) : context.lines;
  const stock = checkStock(goods, piecesOf(others, sku) + 1);
  if (!stock.ok) return stock;
  const bundle = {
    id: context.newId(),
    financing: { type: 'ukko', months },
    keepsSubscription: planCode === null,
  } as const;
  const device: GoodsLine = { kind: 'goods', cartItemId: context.newId(), sku, quantity: 1, bundle };
  const plan = (offeringCode: string): SubscriptionLine => ({
    kind: 'subscription',
    cartItemId: context.newId(),
    offeringCode,
    bundleId: bundle.id,
    isIncluded: true,
  });
  const added: readonly Line[] = planCode === null ? [device] : [device, plan(planCode)];
  return ok([...others, ...added]);
}

export type BundledDevice = GoodsLine & { readonly bundle: OrderBundle };

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
