import { Price } from '../../primitives/price/price';
import { StockStatus } from '../../primitives/stock-status/stock-status';
import { PICTURES, price } from '../../testing/story-samples';
import { ProductCard } from '../product-card/product-card';
import { CARD_ROW_SIZES, CardRow } from './card-row';

export default { title: 'Composites/Card row' };

const CARDS = [
  { name: 'iPhone 17', brand: 'Apple', image: PICTURES.handset, amount: '12 990,-' },
  { name: 'Galaxy Z Flip7', brand: 'Samsung', image: PICTURES.foldable, amount: '14 990,-' },
  { name: 'Silikondeksel til iPhone 17 Pro Max', brand: 'Fjell', image: PICTURES.cover, amount: '349,-' },
  { name: 'Hurtiglader 45 W', brand: 'Fjell', image: PICTURES.charger, amount: '399,-' },
];

/** On a phone the row scrolls, and the next card looks in at the edge. */
export const FourProducts = () => (
  <CardRow>
    {CARDS.map(({ amount, ...card }) => (
      <li key={card.name}>
        <ProductCard
          {...card}
          href={`/${card.name}/`}
          sizes={CARD_ROW_SIZES}
          price={<Price amount={price(amount)} />}
          stock={<StockStatus tone="green" text="På nettlager" />}
        />
      </li>
    ))}
  </CardRow>
);
