import { MAP_ASPECT, type WorldPoint } from './map-view';

/** Least distance of two pins, in parts of the map's width. */
const APART = 0.11;
const DIRECTIONS = 12;
const MOST_RINGS = 6;

const distance = (one: WorldPoint, other: WorldPoint): number =>
  Math.hypot(one.x - other.x, (one.y - other.y) / MAP_ASPECT);
const isInside = ({ x, y }: WorldPoint): boolean => x > APART / 2 && x < 1 - APART / 2 && y > APART && y < 1;

/** Places around a point, the nearest first, itself at the head. */
function placesAround({ x, y }: WorldPoint): readonly WorldPoint[] {
  const turns = Array.from({ length: DIRECTIONS }, (_, turn) => (turn / DIRECTIONS) * 2 * Math.PI);
  const rings = Array.from({ length: MOST_RINGS }, (_, ring) => ((ring + 1) * APART) / 2);
  return [
    { x, y },
    ...rings.flatMap((far) =>
      turns.map((turn) => ({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) * MAP_ASPECT })),
    ),
  ];
}

/**
 * Where pins are drawn so that none covers another: shops of one town stand side by side.
 *
 * @param points in the view, parts of its width and height
 */
export function spreadPins(points: readonly WorldPoint[]): readonly WorldPoint[] {
  const placed: WorldPoint[] = [];
  for (const point of points) {
    const isFree = (place: WorldPoint): boolean => placed.every((pin) => distance(pin, place) >= APART);
    placed.push(placesAround(point).find((place) => isInside(place) && isFree(place)) ?? point);
  }
  return placed;
}
