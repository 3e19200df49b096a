import type { MapView } from './map-view';
import { NEIGHBOURS_PATH, NORWAY_PATH, OUTLINE_FRAME } from './norway-path';
import styles from './shop-map.module.css';

export interface NorwayOutlineProps {
  readonly view: MapView;
}

/** Norway and what is beside it, as far as the view reaches: the shop's own drawing, which asks no one for anything. */
export function NorwayOutline({ view }: NorwayOutlineProps) {
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
