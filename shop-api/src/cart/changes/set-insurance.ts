import { ok } from 'shared-domain/kernel';
import { includesScreenInsurance } from 'shared-domain/purchase';
import type { Line, ServiceLine } from '../orders/order';
import { optionOf } from '../pricing/financing-option';
import { isNoService } from '../requests/intent';
import { refusals } from '../texts/nb';
import { findBundledDevice, replaceBundle } from './bundle-lines';
import type { ChangeContext, ChangeResult } from './change';
import { refuse } from './goods-checks';

interface SetInsurance {
  readonly bundle: string;
  readonly serviceCode: string;
}

/** Sets the one insurance of a bundle's device (F7.1-9, P7-12, P4-26). A new one replaces it; 'NONE' removes it (P3-31). */
export function setInsurance(context: ChangeContext, { bundle: name, serviceCode }: SetInsurance): ChangeResult {
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
