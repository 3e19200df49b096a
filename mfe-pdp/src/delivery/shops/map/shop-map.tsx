import { useLayoutEffect, useRef } from 'react';
import { getConfig } from 'shared-domain/runtime/config';
import { IconButton, VisuallyHidden } from 'shared-domain/ui';
import type { NearShop } from '../../rules/shops';
import type { Origin } from '../place-search';
import { shopTexts as texts } from '../shops-nb';
import { MAP_ASPECT, type MapView, placeIn, spreadPins, viewOf, type WorldPoint } from './map-view';
import { NEIGHBOURS_PATH, NORWAY_PATH, OUTLINE_FRAME } from './norway-path';
import styles from './shop-map.module.css';

export interface MapPinProps {
  /** As in the list, from 1. */
  readonly number: number;
  readonly name: string;
  /** In parts of the map's width and height. */
  readonly place: WorldPoint;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A shop on the map. */
function MapPin({ number, name, place: { x, y }, isSelected, onSelect }: MapPinProps) {
  const pin = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // By script: the page's security policy refuses attributes.
    pin.current?.style.setProperty('--x', `${x * 100}%`);
    pin.current?.style.setProperty('--y', `${y * 100}%`);
  }, [x, y]);
  return (
    <IconButton
      ref={pin}
      label={texts.pin(number, name)}
      icon={number}
      aria-pressed={isSelected}
      className={styles.pin}
      onClick={onSelect}
    />
  );
}

export interface MapTilesProps {
  readonly view: MapView;
  /** With '{z}', '{x}' and '{y}' in the place of the tile. */
  readonly address: string;
}

const TILE_PX = 256;
/** A map is about as wide as this; its tiles are drawn a little larger or smaller than they are. */
const MAP_PX = 480;
/** Operators' maps of Norway have no more everywhere. */
const DEEPEST = 18;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index);

/** The operator's map: the tiles of one zoom level that the view reaches. They do not move, so no library is needed. */
function MapTiles({ view, address }: MapTilesProps) {
  const zoom = Math.min(DEEPEST, Math.max(0, Math.round(Math.log2(MAP_PX / (TILE_PX * view.width)))));
  const count = 2 ** zoom;
  const rows = range(view.y * count, (view.y + view.height) * count);
  const columns = range(view.x * count, (view.x + view.width) * count);
  const scale = MAP_PX / view.width;
  const size = scale / count;
  return (
    <svg aria-hidden viewBox={`0 0 ${MAP_PX} ${MAP_PX / MAP_ASPECT}`} className={styles.ground}>
      {rows.flatMap((y) =>
        columns.map((x) => (
          <image
            key={`${zoom}/${x}/${y}`}
            href={address.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`)}
            x={x * size - view.x * scale}
            y={y * size - view.y * scale}
            width={size}
            height={size}
          />
        )),
      )}
    </svg>
  );
}

export interface NorwayOutlineProps {
  readonly view: MapView;
}

/** Norway and what is beside it, as far as the view reaches: the shop's own drawing, which asks no one for anything. */
function NorwayOutline({ view }: NorwayOutlineProps) {
  const { west, north, units } = OUTLINE_FRAME;
  const box = [view.x - west, view.y - north, view.width, view.height].map(
    (part) => Math.round(part * units * 100) / 100,
  );
  return (
    <svg aria-hidden viewBox={box.join(' ')} preserveAspectRatio="none" className={styles.ground}>
      <path d={NEIGHBOURS_PATH} className={styles.neighbours} />
      <path d={NORWAY_PATH} className={styles.norway} />
    </svg>
  );
}

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
