import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { subscriptionRank } from 'shared-domain/subscription';
import type { OfferingWire } from 'shared-domain/subscription/io';
import type { Catalogue, Plan } from '../model';
import { minTotalPrice, planSoldIn } from '../plans';
import { texts } from '../texts/nb';

type Usps = OfferingWire['textBlocks'][number]['uspList'];

const toUsps = (usps: readonly { readonly heading: string; readonly icon?: string | undefined }[]): Usps =>
  usps.map(({ heading, icon }, index) => ({
    id: `usp-${index + 1}`,
    heading,
    ...(icon === undefined ? {} : { icon }),
  }));

/** The block of what is included, then the editors' own blocks (P3-21). */
function textBlocksOf({ uspList, textBlocks = [] }: Plan): OfferingWire['textBlocks'] {
  const included =
    uspList.length > 0
      ? [{ heading: texts.included, textType: ['info'], uspList: toUsps(uspList.map((heading) => ({ heading }))) }]
      : [];
  return [
    ...included,
    ...textBlocks.map(({ heading, content, textType = [], uspList: usps }) => ({
      heading,
      ...(content === undefined ? {} : { content }),
      textType,
      uspList: toUsps(usps),
    })),
  ];
}

/** The wire field is spelt 'backroundColor' (P3-21). */
function disclaimerOf({ priceDisclaimer }: Plan): Partial<OfferingWire> {
  if (!priceDisclaimer) return {};
  const { backgroundColour, textColour, iconColour, ...rest } = priceDisclaimer;
  const colours = { backroundColor: backgroundColour, textColor: textColour, iconColor: iconColour };
  return {
    priceDisclaimer: {
      ...rest,
      ...Object.fromEntries(Object.entries(colours).filter(([, colour]) => colour !== undefined)),
    },
  };
}

function toOffering(plan: Plan, realm: Realm): OfferingWire {
  const {
    uspList: _usps,
    textBlocks: _blocks,
    priceDisclaimer: _disclaimer,
    position: _position,
    planUses: _uses,
    groupType: _group,
    logos,
    ...fields
  } = plan;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as typeof fields;
  const minTotalOre = minTotalPrice(plan, realm);
  return {
    ...(given as OfferingWire),
    // A number on the wire; F9.6-1 pads it for sorting as text.
    rank: Number(subscriptionRank(plan.offeringCode)),
    ...(plan.type === 'PREPAID' ? { billingType: 'PREPAID' } : {}),
    ...(minTotalOre === null ? {} : { minTotalPrice: toNok(minTotalOre) }),
    ...(logos ? { logoList: { logos } } : {}),
    ...disclaimerOf(plan),
    textBlocks: textBlocksOf(plan),
  };
}

/** Offerings of a realm, in the feed's order (P3-17..21, F3.3). Hidden ones are sent with their flag (F5.3-4). */
export function subscriptions(
  catalogue: Catalogue,
  realm: Realm,
): { readonly realm: Realm; readonly subscriptions: readonly OfferingWire[] } {
  return {
    realm,
    subscriptions: catalogue.plans.filter((plan) => planSoldIn(plan, realm)).map((plan) => toOffering(plan, realm)),
  };
}
