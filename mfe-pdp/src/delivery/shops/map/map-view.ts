import type { Coordinates } from 'shared-domain/delivery';

/** A point of the world in Web Mercator, as map tiles have it: 0 to 1 from the north-west. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of the world that a map shows. */
export interface MapView extends WorldPoint {
  readonly width: number;
  readonly height: number;
}

/** Width by height of every map. */
export const MAP_ASPECT = 4 / 3;
/** The outline of the coast says nothing closer than this. */
const LEAST_WIDTH_KM = 60;
const EQUATOR_KM = 40_075;
/** The share of the width that is left free around the points: a pin is as wide as that, and drawn above its place. */
const RIM = 0.14;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function toWorld({ lat, lng }: Coordinates): WorldPoint {
  const sine = Math.sin(radians(lat));
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The smallest view in which all the places are, with a rim (P2-36). @param places at least one */
export function viewOf(places: readonly Coordinates[]): MapView {
  const points = places.map(toWorld);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const middleLat = places.reduce((sum, { lat }) => sum + lat, 0) / places.length;
  const least = LEAST_WIDTH_KM / (EQUATOR_KM * Math.cos(radians(middleLat)));
  const room = 1 / (1 - 2 * RIM);
  const width = Math.max(least, (east - west) * room, (south - north) * room * MAP_ASPECT);
  const height = width / MAP_ASPECT;
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height };
}

/** A place in a view: parts of its width and height, 0 to 1 inside. */
export function placeIn(view: MapView, place: Coordinates): WorldPoint {
  const { x, y } = toWorld(place);
  return { x: (x - view.x) / view.width, y: (y - view.y) / view.height };
}

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
 * Where pins are drawn so that none covers another: shops of one town are drawn side by side.
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
