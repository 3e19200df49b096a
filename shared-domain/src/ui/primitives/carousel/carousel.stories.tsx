import { ProductCard } from '../../composites/product-card/product-card';
import { Promo } from '../../composites/promo/promo';
import { price } from '../../testing/prices';
import { PICTURES } from '../../testing/story-pictures';
import { Badge } from '../badge/badge';
import { Heading } from '../heading/heading';
import { Page } from '../layout/layout';
import { Price } from '../price/price';
import { StockStatus } from '../stock-status/stock-status';
import { Carousel } from './carousel';

export default { title: 'Primitives/Carousel' };

const PRODUCTS = [
  { name: 'Silikondeksel til iPhone 17 med feste for magnetisk lader', image: PICTURES.cover, amount: '399,-' },
  { name: 'Lader 20 W', image: PICTURES.charger, amount: '249,-' },
  { name: 'AirPods Pro 3', image: PICTURES.earbuds, amount: '2 990,-', badge: <Badge kind="offer">Spar 500,-</Badge> },
  { name: 'Apple Watch Series 11', image: PICTURES.watch, amount: '4 990,-' },
  { name: 'Hue-pære E27', image: PICTURES.bulb, amount: '349,-' },
  { name: 'iPad Air 11', image: PICTURES.tablet, amount: '7 990,-', badge: <Badge kind="brand">Nyhet</Badge> },
];

const cards = (count: number) =>
  PRODUCTS.slice(0, count).map(({ name, image, amount, badge }) => (
    <ProductCard
      key={name}
      href={`#${name}`}
      headingLevel={3}
      name={name}
      image={image}
      badge={badge}
      price={<Price amount={price(amount)} />}
      stock={<StockStatus tone="green" text="På nettlager" />}
    />
  ));

export const Products = () => (
  <Page>
    <Carousel label="Tilbehør til iPhone 17" header={<Heading level={2}>Tilbehør til iPhone 17</Heading>}>
      {cards(6)}
    </Carousel>
  </Page>
);

export const EverythingFits = () => (
  <Page>
    <Carousel label="Ofte kjøpt sammen" header={<Heading level={2}>Ofte kjøpt sammen</Heading>}>
      {cards(2)}
    </Carousel>
  </Page>
);

export const Wide = () => (
  <Page>
    <Carousel label="Aktuelt" size="wide" header={<Heading level={2}>Aktuelt</Heading>}>
      {[
        <Promo
          key="fin"
          tone="green"
          level={3}
          title="Brukt mobil, som ny inni"
          text="Testet på 42 punkter, 24 måneders garanti."
        />,
        <Promo
          key="svitsj"
          tone="tint"
          level={3}
          title="Ny telefon, når du vil"
          text="Bytt til en ny modell underveis."
        />,
        <Promo
          key="familie"
          tone="purple"
          level={3}
          title="Samle familien, spar på alle"
          text="Fra abonnement nummer to får dere familierabatt."
        />,
      ]}
    </Carousel>
  </Page>
);

export const WithoutHeader = () => (
  <Page>
    <Carousel label="Også aktuelt">{cards(5)}</Carousel>
  </Page>
);
