import { useEffect, useRef, useState } from 'react';
import { deliveryText, type PhysicalShop } from 'shared-domain/delivery';
import { fetchShopStock } from 'shared-domain/delivery/io';
import { getConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { Button, Heading, Panel, Skeleton, Text } from 'shared-domain/ui';
import { arrivedAtMs } from '../../purchase/use-now';
import { listShops, showShops } from '../rules/shops';
import type { FoundPostcode } from '../use-postcode-search';
import { ShopMap } from './map/shop-map';
import { FIRST, type Origin, PlaceSearch, usePlaceSearch } from './place-search';
import { ShopEntry } from './shop-entry';
import { shopTexts as texts } from './shops-nb';
import styles from './shop-finder.module.css';

export interface ShopsAnswer {
  readonly sku: string;
  readonly shops: readonly PhysicalShop[];
  /** When it came, in milliseconds since the epoch: what is open is said as of then. */
  readonly nowMs: number;
}

/** The shops and their stock of a product (P7-21); null while they are on their way. */
function useShops(sku: string): ShopsAnswer | null {
  const [answer, setAnswer] = useState<ShopsAnswer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchShopStock([sku], { signal: controller.signal })
      .then((shops) => {
        if (!controller.signal.aborted) setAnswer({ sku, shops, nowMs: arrivedAtMs() });
      })
      .catch((error: unknown) => reportError(error, { call: 'availabilityShops' }));
    return () => controller.abort();
  }, [sku]);
  return answer?.sku === sku ? answer : null;
}

export interface ShopFinderProps {
  readonly sku: string;
  readonly found: FoundPostcode | null;
  /** Delivery options are above the shops. */
  readonly hasOptions: boolean;
}

const toOrigin = ({ postcode, place: { lat, lng, place } }: FoundPostcode): Origin => ({
  lat,
  lng,
  name: place ?? postcode,
  isOwn: false,
});

/** The shops that have the product, nearest first, as a list and on a map (P2-36, P4-60, P4-67, P9-2, P9-5). */
export function ShopFinder({ sku, found, hasOptions }: ShopFinderProps) {
  const search = usePlaceSearch(found && toOrigin(found));
  const answer = useShops(sku);
  const [steps, setSteps] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const entries = useRef(new Map<string, HTMLLIElement>());

  const { origin } = search;
  const { shops, error } = listShops(answer?.shops ?? [], origin);
  const { shown, moreText } = showShops(shops, steps, getConfig().shopsListed);
  /** Pins lead to the list, where everything about a shop is. */
  const goTo = (code: string): void => {
    setSelected(code);
    entries.current.get(code)?.focus();
  };
  const showMore = (): void => {
    const [next] = shops.slice(shown.length);
    setSteps(steps + 1);
    // The button moves away below the shops that it brought: the first of them takes the focus.
    if (next) requestAnimationFrame(() => goTo(next.code));
  };
  return (
    <section className={styles.finder}>
      {hasOptions && <Heading level={3}>{texts.collect}</Heading>}
      <PlaceSearch search={search} />
      <div role="status" className={styles.status}>
        {answer && error ? (
          <Panel padding={16}>
            <Text>{deliveryText({ key: error })}</Text>
          </Panel>
        ) : (
          <Text size="small" tone="soft">
            {answer ? texts.found(shops.length, origin === FIRST ? null : origin.name) : texts.loading}
          </Text>
        )}
      </div>
      <div className={styles.columns}>
        {shown.length > 0 && <ShopMap shops={shown} origin={origin} selected={selected} onSelect={goTo} />}
        <div className={styles.list}>
          {answer ? (
            <ol className={styles.entries}>
              {shown.map((shop, index) => (
                <ShopEntry
                  key={shop.code}
                  ref={(element) => {
                    if (element) entries.current.set(shop.code, element);
                    else entries.current.delete(shop.code);
                  }}
                  shop={shop}
                  index={index}
                  hasOptions={hasOptions}
                  hasDistance={origin !== FIRST}
                  nowMs={answer.nowMs}
                  isSelected={shop.code === selected}
                  onSelect={setSelected}
                />
              ))}
            </ol>
          ) : (
            [1, 2, 3].map((row) => <Skeleton key={row} shape="block" className={styles.entry} />)
          )}
          {moreText && (
            <Button variant="secondary" fullWidth onClick={showMore}>
              {deliveryText(moreText)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
