/**
 * Which remote shows which path. A test holds this table and the remotes' federation.json to each other.
 */
export interface RemoteRoute {
  readonly id: string;
  readonly remote: string;
  readonly expose: string;
  /** Patterns with a slash at the end. */
  readonly paths: readonly string[];
  /** Query parameters that decide the page; others are dropped from the cache key. */
  readonly searchParams: readonly string[];
  /** Parameters of the path or the query whose change needs new data; a change of the others only shows the data differently. */
  readonly reloadOn: readonly string[];
  /** Its HTML is not kept: free text would push other pages out of the cache. */
  readonly isUnkept?: true;
}

export const REMOTE_ROUTES: readonly RemoteRoute[] = [
  { id: 'home', remote: 'mfe-lists', expose: './home', paths: ['/'], searchParams: [], reloadOn: [] },
  {
    id: 'list',
    remote: 'mfe-lists',
    expose: './page',
    paths: [
      '/mobiltelefoner/',
      '/mobiltelefoner/like-fin/',
      '/nettbrett/',
      '/smartklokker/',
      '/rutere/',
      '/smarthjem/',
      '/tilbehor/',
      '/bedrift/mobiltelefoner/',
    ],
    searchParams: [
      'merke',
      'storrelse',
      'farge',
      'kategori',
      'passer-til',
      'tilstand',
      'pris',
      'betaling',
      'lager',
      'sok',
      'sorter',
      'side',
    ],
    reloadOn: [],
  },
  {
    id: 'brand',
    remote: 'mfe-lists',
    expose: './brand',
    paths: [
      '/mobiltelefoner/like-fin/:brandSlug/',
      '/mobiltelefoner/:brandSlug/',
      '/nettbrett/:brandSlug/',
      '/smartklokker/:brandSlug/',
      '/rutere/:brandSlug/',
      '/smarthjem/:brandSlug/',
      '/tilbehor/:brandSlug/',
      '/bedrift/mobiltelefoner/:brandSlug/',
    ],
    searchParams: [],
    reloadOn: ['brandSlug'],
  },
  {
    id: 'search',
    remote: 'mfe-lists',
    expose: './search',
    paths: ['/sok/'],
    searchParams: ['q'],
    reloadOn: ['q'],
    isUnkept: true,
  },
  {
    id: 'product',
    remote: 'mfe-pdp',
    expose: './page',
    paths: [
      '/mobiltelefoner/:brandSlug/:modelSlug/:variantSlug?/',
      '/smartklokker/:brandSlug/:modelSlug/:variantSlug?/',
      '/nettbrett/:brandSlug/:modelSlug/:variantSlug?/',
      '/rutere/:brandSlug/:modelSlug/:variantSlug?/',
      '/smarthjem/:brandSlug/:modelSlug/:variantSlug?/',
      '/bedrift/mobiltelefoner/:brandSlug/:modelSlug/:variantSlug?/',
      '/tilbehor/:subtypeSlug/:brandSlug/:modelSlug/:variantSlug?/',
    ],
    searchParams: ['so', 'sc', 'dcv', 'c', 'cartId', 'steg', 'abonnement', 'ts'],
    reloadOn: ['subtypeSlug', 'brandSlug', 'modelSlug'],
  },
  {
    id: 'cart',
    remote: 'mfe-cart',
    expose: './page',
    paths: ['/handlekurv/'],
    searchParams: ['melding'],
    reloadOn: [],
  },
  {
    id: 'subscriptions',
    remote: 'mfe-subscriptions',
    expose: './page',
    paths: ['/mobilabonnement/'],
    searchParams: ['under30'],
    reloadOn: [],
  },
];
