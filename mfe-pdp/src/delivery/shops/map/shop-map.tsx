import { getConfig } from 'shared-domain/runtime/config';
import { VisuallyHidden } from 'shared-domain/ui';
import type { NearShop } from '../../rules/shops';
import { shopTexts as texts } from '../shops-nb';
import type { Origin } from '../use-place-search';
import { MapPin } from './map-pin';
import { MapTiles } from './map-tiles';
import { placeIn, spreadPins, viewOf } from './map-view';
import { NorwayOutline } from './norway-outline';
import styles from './shop-map.module.css';

export interface ShopMapProps {
  /** Those of the list, in its order: at least one. */
  readonly shops: readonly NearShop[];
  readonly origin: Origin;
  /** Code of the highlighted shop. */
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
}

/** Farther away the visitor is not shown: the shops would be a dot. */
const FAR_KM = 150;
const percent = (part: number): string => `${part * 100}%`;

/** The listed shops on a map: each pin leads to its shop in the list, which says all that the map says. */
export function ShopMap({ shops, origin, selected, onSelect }: ShopMapProps) {
  const [nearest] = shops;
  const isNear = origin.isOwn && nearest !== undefined && nearest.distanceKm < FAR_KM;
  const view = viewOf(isNear ? [...shops, origin] : shops);
  const places = shops.map((shop) => placeIn(view, shop));
  const pins = spreadPins(places);
  const { mapTiles } = getConfig();
  const own = isNear && placeIn(view, origin);
  return (
    <section aria-label={texts.map} className={styles.map}>
      <div className={styles.stage}>
        {mapTiles ? <MapTiles view={view} address={mapTiles.address} /> : <NorwayOutline view={view} />}
        <svg aria-hidden className={styles.lines}>
          {pins.map((pin, index) => {
            const place = places[index] ?? pin;
            return (
              <line key={index} x1={percent(place.x)} y1={percent(place.y)} x2={percent(pin.x)} y2={percent(pin.y)} />
            );
          })}
          {places.map(({ x, y }, index) => (
            <circle key={index} cx={percent(x)} cy={percent(y)} r={3} />
          ))}
          {own && <circle cx={percent(own.x)} cy={percent(own.y)} r={8} className={styles.here} />}
        </svg>
        {own && <VisuallyHidden>{texts.here}</VisuallyHidden>}
        {shops.map(({ code, name }, index) => (
          <MapPin
            key={code}
            number={index + 1}
            name={name}
            place={pins[index] ?? { x: 0, y: 0 }}
            isSelected={code === selected}
            onSelect={() => onSelect(code)}
          />
        ))}
      </div>
      {mapTiles && <p className={styles.source}>{mapTiles.attribution}</p>}
    </section>
  );
}
