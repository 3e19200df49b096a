import type { Ref } from 'react';
import { catalogueText } from 'shared-domain/catalogue';
import { deliveryText, distanceText } from 'shared-domain/delivery';
import { Disclosure, Heading, StockStatus, Text, TextLink } from 'shared-domain/ui';
import { resolveOpeningState } from '../rules/opening-hours';
import { getHereHref, getHereText, type NearShop, readShopStock, shopLabel } from '../rules/shops';
import { shopTexts as texts } from './shops-nb';
import styles from './shop-entry.module.css';

const STATE_CLASS = {
  open: styles.open,
  'closes-soon': styles.closesSoon,
  closed: styles.closed,
  unknown: '',
} as const;

export interface ShopEntryProps {
  readonly shop: NearShop;
  /** Place in the list, from 0; its pin has the same number. */
  readonly index: number;
  readonly hasOptions: boolean;
  /** The distance is from a place that the visitor named, or where they are. */
  readonly hasDistance: boolean;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  readonly isSelected: boolean;
  /** The pointer or the focus came to it: its pin is highlighted. */
  readonly onSelect: (code: string) => void;
  readonly ref: Ref<HTMLLIElement>;
}

/** A shop: stock, distance, whether it is open, and how to get there (P2-36, P3-34, P4-60, P9-6). */
export function ShopEntry({ shop, index, hasOptions, hasDistance, nowMs, isSelected, onSelect, ref }: ShopEntryProps) {
  const { code, name, street, zip, city, contactNumber, open } = shop;
  const stock = readShopStock(shop.quantity);
  const opening = resolveOpeningState(open, nowMs);
  const select = (): void => onSelect(code);
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={isSelected ? `${styles.entry} ${styles.selected}` : styles.entry}
      onPointerEnter={select}
      onFocus={select}
    >
      <span aria-hidden className={styles.number}>
        {index + 1}
      </span>
      <div className={styles.facts}>
        <Heading level={hasOptions ? 4 : 3} size="card">
          {deliveryText(shopLabel(name, index, hasOptions))}
        </Heading>
        <Text size="small" tone="soft">
          {street}, {zip} {city}
          {hasDistance && ` · ${distanceText(shop.distanceKm)}`}
        </Text>
        {stock && (
          <p className={styles.stock}>
            <StockStatus tone={stock.tone} text={catalogueText(stock.text)} />
            {/* The status itself says how many when there are few. */}
            {stock.tone === 'green' && (
              <Text as="span" size="small" tone="soft">
                {catalogueText(stock.quantity)}
              </Text>
            )}
          </p>
        )}
        {opening.text && (
          <Text size="small" tone="inherit" strong className={STATE_CLASS[opening.state]}>
            {deliveryText(opening.text)}
          </Text>
        )}
        {open && open.length > 0 && <OpeningWeek open={open} />}
        <div className={styles.links}>
          <TextLink href={getHereHref(shop)} target="_blank" rel="noopener" className={styles.link}>
            {deliveryText(getHereText(shop))}
          </TextLink>
          {contactNumber && (
            <TextLink href={`tel:${contactNumber.replaceAll(/[^+\d]/g, '')}`} className={styles.link}>
              {texts.phone(contactNumber)}
            </TextLink>
          )}
        </div>
      </div>
    </li>
  );
}

/** The opening hours as the shop wrote them. */
function OpeningWeek({ open }: { readonly open: NonNullable<NearShop['open']> }) {
  return (
    <Disclosure look="link" summary={texts.hours}>
      <dl className={styles.hours}>
        {open.map(({ days, hours }) => (
          <div key={`${days} ${hours}`}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
