import { Price } from '../../primitives/price/price';
import { monthlyPrice, PICTURES, price } from '../../testing/story-samples';
import { SuggestionList } from './suggestion-list';

export default { title: 'Composites/Suggestion list' };

const GROUPS = [
  {
    label: 'Produkter',
    items: [
      {
        id: 'one',
        href: '/mobiltelefoner/apple/iphone-17-pro/',
        above: 'Apple',
        title: 'iPhone 17 Pro',
        image: PICTURES.handset,
        aside: <Price size="s" amount={price('15 990,-')} align="end" />,
      },
      {
        id: 'two',
        href: '/tilbehor/fjell/skjermbeskytter/',
        above: 'PanzerGlass',
        title: 'Personvernglass med monteringsramme til iPhone 17 Pro og iPhone 17 Pro Max',
        image: PICTURES.handset,
        aside: <Price size="s" amount={price('399,-')} vatNote="ekskl. mva." align="end" />,
      },
      { id: 'three', href: '/mobiltelefoner/fjell/tind-1/', above: 'Fjell', title: 'Tind 1', image: PICTURES.handset },
    ],
  },
  {
    label: 'Abonnement',
    items: [
      {
        id: 'plan',
        href: '/mobilabonnement/',
        title: 'Fjell X Max',
        aside: <Price size="s" amount={monthlyPrice('599,-')} align="end" />,
      },
    ],
  },
  { label: 'Kategorier', items: [{ id: 'list', href: '/mobiltelefoner/', title: 'Mobiltelefoner fra Apple' }] },
  { label: 'Sider', items: [{ id: 'page', href: '/hjelp/faktura/', title: 'Hjelp til faktura' }] },
];

export const Groups = () => <SuggestionList id="forslag" label="Forslag" groups={GROUPS} activeId={undefined} />;

export const OneActive = () => <SuggestionList id="forslag" label="Forslag" groups={GROUPS} activeId="two" />;
