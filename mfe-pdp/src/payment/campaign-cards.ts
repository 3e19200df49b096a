import {
  isSoldByOption,
  isWebdealEligible,
  type ProductVariant,
  toContent,
  toInstantMs,
  type Webdeal,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { dayAndMonth, norwegianTime } from 'shared-domain/kernel';
import { formatMonthly, type Ore, subtractOre, ZERO } from 'shared-domain/money';
import { amountInRealm, isUpfront } from 'shared-domain/purchase';
import { bareCode } from 'shared-domain/subscription';
import { chargedBy } from '../purchase/prices';
import type { Purchase } from '../purchase/purchase';
import { campaignTexts as texts } from '../texts/campaigns-nb';
import { vatNote } from '../texts/nb';
import { purchaseText } from '../texts/purchase-nb';
import { isLoweredBy, nearestWay, type Way, waysOf } from './campaign-ways';
import { discountLabel } from './rules/campaigns';

/** A campaign as the page shows it; its action in the editors' words, where they wrote some. */
export interface CampaignCard {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Address of a picture, or null. */
  readonly image: string | null;
  /** The editors' colour of the title. */
  readonly textColor: string | undefined;
  /** It is part of what is chosen. */
  readonly isChosen: boolean;
  /** The saving, or the condition of the offer. */
  readonly note: string;
  /** 'Til og med 7. januar', or ''. */
  readonly until: string;
  readonly action:
    | { readonly kind: 'choose'; readonly text: string; readonly option: string; readonly plan: string | null }
    | { readonly kind: 'login'; readonly text: string }
    | null;
}

export interface CampaignSale {
  readonly productType: string;
  readonly webdeals: readonly Webdeal[];
  /** With the prices that the visitor pays. */
  readonly variant: ProductVariant;
  readonly purchase: Purchase;
  readonly isLoggedIn: boolean;
  readonly realm: Realm;
}

type Outcome = Pick<CampaignCard, 'isChosen' | 'note' | 'action'>;

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

const methodName = ({ method: { alternative_id: id, heading } }: Way): string =>
  id === 'switch' ? heading : heading.toLowerCase();

/** 'Gjelder ved delbetaling med Fjell X Max eller Fjell X Max Pluss.' Plans are named where the campaign is not for all of them. */
function conditionOf(ways: readonly Way[], all: readonly Way[]): string {
  const options = unique(ways.map(({ option }) => option));
  const plansOf = (some: readonly Way[]): readonly string[] =>
    unique(some.flatMap(({ option, plan }) => (plan && options.includes(option) ? plan.name : [])));
  const plans = plansOf(ways);
  const isForSome = plans.length < plansOf(all).length;
  return texts.condition(unique(ways.map(methodName)), isForSome ? plans : []);
}

function chooseAction(way: Way, chosen: Purchase): CampaignCard['action'] {
  const { option, plan } = way;
  const isSameOption = option === chosen.option;
  const text = isSameOption && plan ? texts.choose(plan.name, null) : texts.choose(methodName(way), plan?.name ?? null);
  return { kind: 'choose', text, option, plan: plan?.code ?? null };
}

/** 'Du får 1 200,- i telefonrabatt, fordelt på 50,-/md.' (P9-27) */
function savingText({ price, plan }: Way, { productType, realm }: CampaignSale): string {
  const { listed } = chargedBy(price);
  const amount = (ore: Ore): Ore => amountInRealm(realm, ore);
  const upfront = subtractOre(listed?.upfront ?? price.upfront, price.upfront);
  const monthlyNow = 'monthly' in price ? price.monthly : ZERO;
  const monthly = subtractOre(listed?.monthly ?? monthlyNow, monthlyNow);
  const total =
    'total' in price && listed && 'total' in listed ? subtractOre(listed.total as Ore, price.total) : upfront;
  const label = (ore: Ore): string => purchaseText(discountLabel(productType, amount(ore)));
  return plan && monthly > ZERO
    ? texts.savedMonthly(label(total), formatMonthly(amount(monthly)), vatNote(realm))
    : texts.saved(label(upfront), vatNote(realm));
}

const isPlan = (code: string, plan: Purchase['plan']): boolean =>
  plan !== null && bareCode(code) === bareCode(plan.offering.offeringCode);

/** A campaign with a discount: chosen, to be chosen, or for members; null where it lowers no price of the variant. */
function discountOutcome(code: string, facts: CampaignSale): Outcome | null {
  const { variant, purchase, isLoggedIn } = facts;
  const all = waysOf(variant);
  const ways = all.filter((way) => isLoweredBy(way, code));
  const { option, plan } = purchase;
  const current = ways.find((way) => way.option === option && (way.plan === null || isPlan(way.plan.code, plan)));
  if (current && chargedBy(current.price).discountCode === code)
    return { isChosen: true, note: savingText(current, facts), action: null };
  const open = ways.filter(
    ({ price, method }) =>
      purchase.methods.some(({ alternative_id: id }) => id === method.alternative_id) &&
      (isLoggedIn || price.campaign?.discountCode === code),
  );
  const way = nearestWay(
    // A campaign that is not open to a kept number is open to a new one.
    open.filter((each) => each !== current || purchase.own?.existing),
    option,
    plan?.offering.offeringCode ?? null,
  );
  if (way) return { isChosen: false, note: conditionOf(open, all), action: chooseAction(way, purchase) };
  if (ways.length === 0 || isLoggedIn) return null;
  return { isChosen: false, note: conditionOf(ways, all), action: { kind: 'login', text: texts.login } };
}

/** A campaign that changes no price: it comes with what is chosen, or with something else. */
function giftOutcome(deal: Webdeal, { variant, purchase }: CampaignSale): Outcome | null {
  const applies = (option: string, planCode: string | null): boolean =>
    isSoldByOption(deal, option) &&
    isWebdealEligible(deal, { planCode, isUpfront: isUpfront(option), hasExistingPhone: false });
  const { option, plan, methods } = purchase;
  const planCode = plan?.offering.offeringCode ?? null;
  if (option !== null && applies(option, planCode)) return { isChosen: true, note: texts.included, action: null };
  const all = waysOf({ ...variant, financingMethods: [...methods] });
  const ways = all.filter((way) => applies(way.option, way.plan?.code ?? null));
  const way = nearestWay(ways, option, planCode);
  return way ? { isChosen: false, note: conditionOf(ways, all), action: chooseAction(way, purchase) } : null;
}

function untilText({ validTo }: Webdeal): string {
  const endMs = validTo === undefined ? null : toInstantMs(validTo);
  if (endMs === null) return '';
  const { day, month } = norwegianTime(endMs - 1);
  return texts.until(dayAndMonth(day, month));
}

/**
 * The campaigns of a product page (P2-32, P3-27): those that are part of what is chosen (P5-7, P5-8), and those that another way to pay or
 * another plan would bring.
 */
export function campaignCards(facts: CampaignSale): readonly CampaignCard[] {
  return facts.webdeals.flatMap((deal): CampaignCard[] => {
    const title = toContent(deal.title ?? '');
    if (!deal.showOnPdp || title === null) return [];
    const { discountId: code, membersDeal, description = '', image, textColor, campaignLinkText } = deal;
    const outcome = code === undefined ? giftOutcome(deal, facts) : discountOutcome(code, facts);
    if (!outcome) return [];
    return [
      {
        id: code ?? title,
        title,
        text: description,
        image: image?.src ?? null,
        textColor,
        until: untilText(deal),
        ...outcome,
        ...(outcome.action && campaignLinkText && { action: { ...outcome.action, text: campaignLinkText } }),
        ...(membersDeal && outcome.action?.kind === 'login' && { note: texts.forMembers }),
      },
    ];
  });
}
