import { CheckmarkCircleFillIcon } from '../../icons';
import { Badge } from '../../primitives/badge/badge';
import { Icon } from '../../primitives/icon/icon';
import { Grid } from '../../primitives/layout/layout';
import { BeforePrice, Price } from '../../primitives/price/price';
import { StockStatus } from '../../primitives/stock-status/stock-status';
import { monthlyPrice, PICTURES, price } from '../../testing/story-samples';
import type { ProductCardProps } from './product-card';
import { ProductCard } from './product-card';

export default { title: 'Composites/Product card' };

const COLOURS = [
  { name: 'Lavendel', html: '#d9cbe8' },
  { name: 'Hvit', html: '#f3f2ef' },
  { name: 'Svart', html: '#2b2a30' },
  { name: 'Tåkeblå', html: '#8fa6bf' },
  { name: 'Salvie', html: '#a9b59a' },
  { name: 'Multe', html: '#f3a757' },
];
const IN_STOCK = <StockStatus tone="green" text="På nettlager" />;
const SIZES = '(min-width: 1024px) 304px, 46vw';

const Row = ({ cards }: { readonly cards: readonly ProductCardProps[] }) => (
  <Grid columns="cards4" as="ul">
    {cards.map((card) => (
      <li key={card.href}>
        <ProductCard sizes={SIZES} {...card} />
      </li>
    ))}
  </Grid>
);

export const Prices = () => (
  <Row
    cards={[
      {
        href: '/a/',
        name: 'iPhone 17',
        brand: 'Apple',
        image: PICTURES.handset,
        colours: COLOURS,
        sizesText: '256 GB – 1 TB',
        stock: IN_STOCK,
        badge: <Badge kind="brand">Nyhet</Badge>,
        price: <Price amount={monthlyPrice('541,-')} />,
        priceNote: <>i 24&nbsp;md. Fullpris 12&nbsp;990,-</>,
      },
      {
        href: '/b/',
        name: 'Galaxy Z Flip7',
        brand: 'Samsung',
        image: PICTURES.foldable,
        colours: COLOURS.slice(2, 5),
        sizesText: '256 – 512 GB',
        badge: <Badge kind="offer">2&nbsp;000,- i telefonrabatt</Badge>,
        stock: <StockStatus tone="blue" text="Få på nettlager (7)" />,
        price: <Price amount={monthlyPrice('604,-')} />,
        priceNote: (
          <>
            i 24&nbsp;md. Fullpris 14&nbsp;490,- <BeforePrice>16&nbsp;490,-</BeforePrice>
          </>
        ),
      },
      {
        href: '/c/',
        name: 'iPhone 17',
        brand: 'Apple',
        image: PICTURES.handsetAngle,
        colours: COLOURS.slice(0, 4),
        sizesText: '256 GB',
        badge: <Badge kind="plain">Svitsj</Badge>,
        stock: IN_STOCK,
        price: <Price amount={monthlyPrice('432,80\u00A0kr')} />,
        priceNote: <>i 24&nbsp;md. Fullpris 10&nbsp;392,- (ekskl.&nbsp;mva.)</>,
      },
      {
        href: '/d/',
        name: 'iPhone 15 Pro',
        brand: 'Apple',
        image: PICTURES.handsetFront,
        colours: COLOURS.slice(2, 3),
        sizesText: '128 GB',
        badge: (
          <Badge kind="green" icon={<Icon of={CheckmarkCircleFillIcon} size={16} />}>
            Like Fin
          </Badge>
        ),
        stock: <StockStatus tone="blue" text="Få på nettlager (4)" />,
        price: <Price amount={price('6\u00A0490,-')} />,
        priceNote: <BeforePrice>10&nbsp;990,-</BeforePrice>,
      },
    ]}
  />
);

/** Long names and missing facts: prices and stock stay level. */
export const MissingAndLong = () => (
  <Row
    cards={[
      {
        href: '/e/',
        name: 'Skjermbeskytter med personvern til iPhone 17 Pro Max',
        brand: 'PanzerGlass',
        image: PICTURES.cover,
        stock: <StockStatus tone="yellow" text="Utsolgt" />,
        badge: <Badge kind="offer">Halv pris på skjermbeskytteren når du kjøper mobil</Badge>,
        price: <Price amount={price('449,-')} />,
        priceNote: <BeforePrice>899,-</BeforePrice>,
      },
      {
        href: '/f/',
        name: 'Pixel 10 Pro Fold',
        brand: 'Google',
        image: PICTURES.tablet,
        colours: COLOURS.slice(0, 2),
        sizesText: '256 GB – 1 TB',
        badge: <Badge kind="brand">Forhåndssalg</Badge>,
        stock: <StockStatus tone="blue" text="Forhåndssalg, sendes fra 28. november" />,
        priceNote: 'Pris kommer',
      },
      {
        href: '/g/',
        name: 'Lader 20 W',
        image: PICTURES.charger,
        price: <Price amount={price('349,-')} />,
        stock: <StockStatus tone="red" text="Kunne ikke hente lagerstatus" />,
      },
      {
        href: '/h/',
        name: 'Watch Series 11',
        brand: 'Apple',
        image: PICTURES.watch,
        colours: COLOURS,
        sizesText: '42 – 46 mm',
        price: <Price amount={price('5\u00A0490,-')} />,
      },
    ]}
  />
);
