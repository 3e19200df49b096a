/** The calls of the capability «catalogue» and «search». */
import { ARTICLES, type Article, articleOf, INSTALMENTS, models, TARIFFS } from './register';
import {
  colourOf,
  instalmentOre,
  leasePrices,
  modelPathOf,
  nok,
  pathOf,
  pictureOf,
  rootOf,
  sizeOf,
  slug,
  statusOf,
  variantSlugOf,
} from './wire';

const GROUPS: Readonly<Record<string, readonly Article['group'][]>> = {
  HANDSET_LIST: ['phone'],
  ACCESSORY_LIST: ['case'],
  ALL: ['phone', 'case'],
};
const nameOf = ({ group, maker, model }: Article) => (group === 'phone' ? model : `${model} ${maker}`);
const typeOf = ({ group }: Article) => (group === 'phone' ? 'HANDSET' : 'ACCESSORY');
/** All that is sold is for consumers. */
const isSoldTo = (realm: string) => realm === 'B2C';

/** The one to show of a model: the best stocked. */
const leadOf = (variants: readonly Article[]): Article =>
  [...variants].sort((one, other) => other.onShelf - one.onShelf)[0] as Article;

function card(variants: readonly Article[]) {
  const lead = leadOf(variants);
  const colours = variants.map((each) => ({ ...colourOf(each), image: pictureOf(each), href: pathOf(each) }));
  return {
    sku: lead.no,
    type: typeOf(lead),
    subType: 'NEW',
    brand: lead.maker,
    name: nameOf(lead),
    href: pathOf(lead),
    image: pictureOf(lead),
    sizes: [...new Set(variants.map(sizeOf).filter((size) => size !== null))],
    variants: { colors: colours, salesStatuses: [statusOf(lead)] },
    upfrontPrice: { upfront: nok(lead.priceOre), total: nok(lead.priceOre) },
    leasePrice:
      lead.group === 'phone'
        ? [
            {
              duration: `lease${INSTALMENTS}`,
              code: String(INSTALMENTS),
              upfront: 0,
              monthly: nok(instalmentOre(lead)),
              total: nok(instalmentOre(lead) * INSTALMENTS),
            },
          ]
        : [],
    switchPrice: null,
  };
}

const SORTS: Readonly<Record<string, (one: Article, other: Article) => number>> = {
  'pris-lav': (one, other) => one.priceOre - other.priceOre,
  'pris-hoy': (one, other) => other.priceOre - one.priceOre,
  nyeste: (one, other) => other.launched.localeCompare(one.launched),
  navn: (one, other) => nameOf(one).localeCompare(nameOf(other), 'nb'),
};

/** The models of a list, by how well they sell: the register's order. */
const modelsOf = (realm: string, listType: string) =>
  isSoldTo(realm) ? models().filter(([first]) => first && GROUPS[listType]?.includes(first.group)) : [];
const versionOf = (listType: string) => `${listType}-${ARTICLES.length}`;

export function listView(realm: string, listType: string, query: URLSearchParams) {
  const all = modelsOf(realm, listType);
  const asked = (query.get('sok') ?? '').toLowerCase();
  const found = all.filter(([first]) => first && `${first.maker} ${first.model}`.toLowerCase().includes(asked));
  const sort = SORTS[query.get('sorter') ?? ''];
  const shown = sort ? [...found].sort((one, other) => sort(leadOf(one), leadOf(other))) : found;
  const prices = found.map((variants) => leadOf(variants).priceOre);
  return {
    listType,
    realm,
    version: versionOf(listType),
    total: all.length,
    count: found.length,
    from: 0,
    items: shown.map(card),
    places: shown.map((variants) => all.indexOf(variants)),
    facets: [],
    priceBounds: prices.length > 0 ? { min: nok(Math.min(...prices)), max: nok(Math.max(...prices)) } : null,
    financing: ['upfront', ...(listType === 'HANDSET_LIST' ? [`lease${INSTALMENTS}`] : [])],
  };
}

/** The place of each in the order. */
function ranks(leads: readonly Article[], order: (one: Article, other: Article) => number): string {
  const sorted = [...leads].sort(order);
  return leads.map((lead) => sorted.indexOf(lead)).join();
}

export function listIndex(realm: string, listType: string) {
  const leads = modelsOf(realm, listType).map(leadOf);
  let before = 0;
  const steps = leads.map(({ priceOre }) => {
    const step = nok(priceOre) - before;
    before = nok(priceOre);
    return step;
  });
  return {
    listType,
    realm,
    version: versionOf(listType),
    total: leads.length,
    facets: [],
    prices: { options: ['upfront'], amounts: [steps.join()], of: leads.map((_, index) => index).join() },
    inStock: leads.map(({ onShelf }) => (onShelf > 0 ? '1' : '0')).join(''),
    released: ranks(leads, SORTS.nyeste as never),
    named: ranks(leads, SORTS.navn as never),
    financing: ['upfront'],
  };
}

const listPaths = { HANDSET_LIST: '/mobiltelefoner/', ACCESSORY_LIST: '/tilbehor/' } as const;

export const listLeads = (realm: string) => ({
  realm,
  lists: Object.entries(listPaths).flatMap(([listType, path]) =>
    modelsOf(realm, listType)
      .slice(0, 1)
      .map((variants) => ({ path, name: card(variants).name, href: card(variants).href, image: card(variants).image })),
  ),
});

export const highlights = (realm: string, listType: string) => ({
  listType,
  realm,
  items: modelsOf(realm, listType).map((variants, position) => ({
    ...card(variants),
    position,
    releaseDate: leadOf(variants).launched,
    description: leadOf(variants).about,
  })),
});

export function brands(realm: string) {
  const makers = isSoldTo(realm) ? [...new Set(ARTICLES.map(({ maker }) => maker))] : [];
  const count = (maker: string) => models().filter(([first]) => first?.maker === maker).length;
  return { realm, brands: makers.map((name) => ({ name, slug: slug(name), count: count(name), series: [] })) };
}

export const offerings = (realm: string) => ({
  realm,
  subscriptions: isSoldTo(realm)
    ? TARIFFS.map(({ code, title, monthlyOre, gigabytes }, index) => ({
        offeringCode: code,
        realm: 'b2c',
        type: 'POSTPAID',
        subscriptionName: title,
        subscriptionShortname: title,
        rank: index,
        monthlyOfferingPrice: nok(monthlyOre),
        dataIncluded: { amount: gigabytes, unit: 'GB' },
        soldWithDevice: true,
      }))
    : [],
});

const UPFRONT = {
  alternative_id: 'upfront',
  heading: 'Fullpris',
  financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
};
const LEASE = {
  alternative_id: 'lease',
  heading: 'Delbetaling',
  financingOptions: [{ alternative_id: `lease${INSTALMENTS}`, heading: `${INSTALMENTS} md.`, duration: INSTALMENTS }],
};

const variant = (article: Article) => ({
  variantSlug: variantSlugOf(article),
  sku: article.no,
  color: colourOf(article),
  size: sizeOf(article),
  href: pathOf(article),
  images: [pictureOf(article)],
  financingMethods: article.group === 'phone' ? [LEASE, UPFRONT] : [UPFRONT],
  prices: {
    upfront: { upfront: nok(article.priceOre) },
    lease: leasePrices(article),
    switch: {},
    lowPrice: nok(article.priceOre),
    highPrice: nok(article.priceOre),
  },
  salesStatus: statusOf(article),
});

/** @param path of a model or of one of its variants @returns null: there is no such product */
export function productDetails(realm: string, path: string) {
  if (!isSoldTo(realm)) return null;
  const variants = models().find(([first]) => first && path.startsWith(modelPathOf(first)));
  const lead = variants && leadOf(variants);
  if (!variants || !lead) return null;
  const selected = variants.find((each) => pathOf(each) === path) ?? (path === modelPathOf(lead) ? lead : undefined);
  if (!selected) return null;
  const [root, list] = lead.group === 'phone' ? ['/mobiltelefoner/', 'Mobiltelefoner'] : ['/tilbehor/', 'Tilbehør'];
  return {
    product: {
      type: typeOf(lead),
      subType: 'NEW',
      rootPath: rootOf(lead),
      name: nameOf(lead),
      brand: lead.maker,
      brandSlug: slug(lead.maker),
      model: lead.model,
      modelSlug: slug(lead.model),
      realm,
      metaDescription: lead.about,
      shorterDescription: lead.about,
      longDescription: [lead.about],
      specifications: [],
      releaseDate: `${lead.launched}T08:00:00Z`,
      ...(lead.group === 'phone' && { defaultFinancingType: `lease${INSTALMENTS}` }),
    },
    selectedVariantSlug: variantSlugOf(selected),
    variants: variants.map(variant),
    breadcrumbs: [
      { name: 'Forsiden', href: '/' },
      { name: list, href: root },
      { name: nameOf(lead), href: pathOf(selected) },
    ],
  };
}

const mini = (article: Article) => ({
  sku: article.no,
  type: typeOf(article),
  subType: 'NEW',
  brand: article.maker,
  model: article.model,
  name: nameOf(article),
  color: colourOf(article),
  size: sizeOf(article),
  href: pathOf(article),
  image: pictureOf(article),
  upfrontPrice: { upfront: nok(article.priceOre) },
  salesStatus: statusOf(article),
});

export const productInfoMini = (realm: string, skus: readonly string[]) => ({
  realm,
  items: isSoldTo(realm) ? skus.flatMap((sku) => articleOf(sku) ?? []).map(mini) : [],
});

export function relatedProducts(realm: string, path: string) {
  const own = ARTICLES.find((article) => path.startsWith(modelPathOf(article)));
  const others = models()
    .map(leadOf)
    .filter(({ group, model }) => group === own?.group && model !== own.model);
  return { realm, items: isSoldTo(realm) ? others.map(mini) : [] };
}

const fits = (asked: string) => (article: Article) =>
  asked.split(/\s+/).every((word) => `${article.maker} ${nameOf(article)}`.toLowerCase().includes(word));
const foundModels = (realm: string, query: string) =>
  isSoldTo(realm) && query.trim() !== ''
    ? models().filter((variants) => fits(query.toLowerCase())(leadOf(variants)))
    : [];

export function search(query: string, realm: string) {
  const found = foundModels(realm, query);
  const products = found.map((variants, position) => {
    const { variants: own, ...rest } = card(variants);
    const lead = leadOf(variants);
    const colors = own.colors.map((colour) => ({ ...colour, nameGrouped: colour.name }));
    return {
      ...rest,
      brandSlug: slug(lead.maker),
      model: lead.model,
      modelSlug: slug(lead.model),
      skus: variants.map(({ no }) => no),
      position,
      releaseDate: lead.launched,
      variants: { ...own, colors },
      defaultVariantsIndex: variants.indexOf(lead),
      compatibleModels: [],
    };
  });
  const phones = products.filter(({ type }) => type === 'HANDSET').length;
  const parts = [
    { part: 'handsets', total: phones },
    { part: 'accessories', total: products.length - phones },
  ];
  const inParts = parts.filter(({ total }) => total > 0);
  return { query, realm, total: products.length, products, parts: inParts, plans: [], categories: [], pages: [] };
}

export const suggestions = (query: string, realm: string) => ({
  query,
  realm,
  products: foundModels(realm, query).map((variants) => {
    const { brand, name, href, image } = card(variants);
    return { brand, name, href, image, price: nok(leadOf(variants).priceOre), isMonthly: false };
  }),
  plans: [],
  categories: [],
  pages: [],
});

const link = (name: string, path: string) => ({ name, link: path, appKey: 'web-shop' });

export const navigation = () => ({
  domains: [
    {
      id: 'privat',
      ...link('Privat', '/'),
      menus: [
        link('Mobiltelefoner', '/mobiltelefoner/'),
        link('Tilbehør', '/tilbehor/'),
        link('Abonnement', '/mobilabonnement/'),
      ],
    },
  ],
  simplified: { logoLink: '/', homeLink: '/' },
  myPages: [],
  retailerLinks: [],
  businessPortals: [],
  businessLogins: [],
});
