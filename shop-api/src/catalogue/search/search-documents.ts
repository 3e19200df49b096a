import { type AccessoryKind, listTypeOf } from 'shared-domain/catalogue';
import type { SearchDocument, WeightedText } from '../../search';
import type { Catalogue, Plan, Product } from '../model';
import { searchWords } from '../texts/nb';
import type { SearchCategory, SitePage } from './search-categories';

/** How much a hit counts by where it is. What only says what something is for counts where another word found it. */
const WEIGHTS = {
  name: 10,
  kind: 10,
  brand: 9,
  keyword: 9,
  suited: 8,
  size: 5,
  colour: 4,
  madeFor: 4,
  runningText: 0.6,
  passing: 0.05,
} as const;

/** New phones come first, then other devices, used ones, accessories, unless the query asks for one of these. */
const FACTORS = { phone: 1, device: 0.97, used: 0.7, accessory: 0.5 } as const;

const strong = (weight: keyof typeof WEIGHTS, ...texts: readonly (string | undefined)[]): readonly WeightedText[] =>
  texts.flatMap((text) => (text ? [{ text, weight: WEIGHTS[weight] }] : []));

const running = (...texts: readonly string[]): WeightedText => ({
  text: texts.join(' · '),
  weight: WEIGHTS.runningText,
  isRunningText: true,
});

/** 'Silikondeksel til iPhone 17' is no iPhone 17: what follows is what it is made for. */
const MADE_FOR = /\s(?:til|for)\s/u;

function factorOf({ type }: Product): number {
  if (type === 'HANDSET') return FACTORS.phone;
  if (type === 'HANDSET-PREOWNED') return FACTORS.used;
  return type === 'ACCESSORY' ? FACTORS.accessory : FACTORS.device;
}

const MIXED = /\p{L}\p{N}|\p{N}\p{L}/u;

/** How a model is called: 'Galaxy S25' is also 'S25'. */
function callNames(model: string): readonly string[] {
  const [, ...rest] = model.split(' ');
  return rest.some((word) => MIXED.test(word)) ? [model, rest.join(' ')] : [model];
}

const isAccessoryKind = (subType: string): subType is AccessoryKind => subType in searchWords.accessories;

function kindWords({ type, subType, brandSlug }: Product): readonly WeightedText[] {
  if (type === 'ACCESSORY')
    return [
      ...strong('kind', isAccessoryKind(subType) ? searchWords.accessories[subType] : '', searchWords.types.ACCESSORY),
      ...strong('passing', searchWords.forDevices),
    ];
  const isPhone = listTypeOf(type).startsWith('HANDSET');
  return [
    ...strong('kind', searchWords.types[type]),
    ...(isPhone ? strong('madeFor', searchWords.phoneSystem(brandSlug)) : []),
  ];
}

/** How a product is found. */
export function productDocument(product: Product, catalogue: Catalogue): SearchDocument {
  const { brand, model, variants, shortDescription, metaKeywords = [], specifications, suitedFor = [] } = product;
  const isAccessory = product.type === 'ACCESSORY';
  const [own = model, ...madeFor] = isAccessory ? model.split(MADE_FOR) : [model];
  const fitting = [...new Set(product.compatibleModels)].flatMap((slug) => catalogue.productsByModel.get(slug) ?? []);
  // A device that is sold new and used is one.
  const devices = [...new Map(fitting.map((device) => [device.modelSlug, device])).values()];
  // An accessory for many devices is not found by their names.
  const few = devices.length > 4 ? [] : devices;
  return {
    fields: [
      ...strong('name', own),
      ...strong('brand', brand),
      ...strong('madeFor', ...madeFor, ...few.map((device) => `${device.brand} ${device.model}`)),
      ...strong('passing', ...(few.length > 0 ? [] : devices.map((device) => `${device.brand} ${device.model}`))),
      ...kindWords(product),
      ...strong('keyword', ...metaKeywords),
      ...strong('suited', ...suitedFor.map((who) => searchWords.suitedFor[who])),
      ...strong('suited', product.defaultVariant.beforeOre === null ? '' : searchWords.offer),
      ...strong('size', ...new Set(variants.map(({ size }) => size ?? ''))),
      ...strong('colour', ...new Set(variants.flatMap(({ colour }) => [colour.name, colour.group]))),
      running(
        shortDescription,
        ...specifications.flatMap(({ specs }) => specs.map(({ label, value }) => `${label} ${value}`)),
      ),
    ],
    names: [own, ...(isAccessory ? few.map((device) => device.model) : [])].flatMap(callNames),
    factor: factorOf(product),
  };
}

/** How a plan is found. @param brandName the shop's own: 'fjell' finds all its plans */
export function planDocument(plan: Plan, brandName: string): SearchDocument {
  const { subscriptionName, subscriptionShortname, dataIncluded, uspList } = plan;
  const isUnlimited = plan.isDataUnlimited;
  return {
    fields: [
      ...strong('name', subscriptionName, subscriptionShortname),
      ...strong('brand', brandName),
      ...strong('kind', searchWords.plan, searchWords.planTypes[plan.type]),
      ...strong(
        'kind',
        plan.isUngSubscription ? searchWords.young : '',
        plan.isBarnSubscription ? searchWords.child : '',
      ),
      ...strong('kind', isUnlimited ? searchWords.unlimited : ''),
      ...strong('size', dataIncluded && `${dataIncluded.amount} ${dataIncluded.unit}`),
      running(...uspList),
    ],
    names: [subscriptionShortname],
    factor: FACTORS.phone,
  };
}

/** How a list, or a part of one, is found. */
export const categoryDocument = ({ name, words, isPart }: SearchCategory): SearchDocument => ({
  fields: [...strong('name', name), ...strong('kind', words)],
  names: [name, words],
  factor: isPart ? FACTORS.accessory : FACTORS.phone,
});

/** A page with all names that it has in menus and footer. */
export interface FoundPage extends SitePage {
  readonly names: readonly string[];
}

/** How any other page is found. */
export const pageDocument = ({ names, section }: FoundPage): SearchDocument => ({
  fields: [...strong('name', ...names), ...strong('madeFor', section)],
  names,
  factor: FACTORS.phone,
});
