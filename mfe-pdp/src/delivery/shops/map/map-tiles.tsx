import { MAP_ASPECT, type MapView } from './map-view';
import styles from './shop-map.module.css';

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
export function MapTiles({ view, address }: MapTilesProps) {
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
