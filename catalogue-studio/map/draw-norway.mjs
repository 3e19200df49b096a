/**
 * `npm run map`: writes the outline of Norway that the map of shops is drawn on. The data are Natural Earth's countries 1:10m (public
 * domain, naturalearthdata.com) as the package `world-atlas` brings them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inShop } from '../shop-files.mjs';
import { clipRing, decodeArcs, ringsOf, simplifyLine } from './outline.mjs';

const SOURCE = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
export const OUTLINE_FILE = inShop('mfe-pdp/src/delivery/shops/map/norway-path.ts');
const NORWAY = '578';
const NEIGHBOURS = ['752', '246', '643', '208'];
/** The mainland with a rim: degrees. */
const FRAME = { west: 3.5, east: 32, south: 57.4, north: 71.6 };
/** Parts of the world's width: about 400 m at Oslo. */
const UNITS = 50_000;
/** How far a line may be from the coast that it stands for, and from a border. */
const COAST_METRES = 2_300;
const BORDER_METRES = 8_000;
const EQUATOR_METRES = 40_075_017;
/** Islands below it are left out, in square units. */
const SMALLEST_ISLAND = 220;
const SMALLEST_NEIGHBOUR = 2_000;

/** Web Mercator, as map tiles have it: 0 to 1 from the north-west of the world. */
const toWorld = ([lng, lat]) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  // Russia goes on beyond 180°.
  return [(lng < -90 ? lng + 360 : lng) / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};
const origin = toWorld([FRAME.west, FRAME.north]);
const corner = toWorld([FRAME.east, FRAME.south]);
const toUnits = (point) => toWorld(point).map((part, axis) => (part - origin[axis]) * UNITS);
const size = corner.map((part, axis) => Math.round((part - origin[axis]) * UNITS));

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0)) / 2;

function pathOf(ring) {
  const [first, ...others] = ring.map((point) => point.map(Math.round));
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = others[index - 1] ?? first;
    return [x - fromX, y - fromY];
  });
  const numbers = steps.filter(([x, y]) => x !== 0 || y !== 0).flat();
  // A sign parts two numbers as well as a blank does.
  return `M${first.join(' ')}l${numbers.join(' ')}z`.replaceAll(' -', '-');
}

const topology = JSON.parse(readFileSync(SOURCE, 'utf8'));
const countries = topology.objects.countries.geometries;
const countryOf = (id) => countries.find((country) => country.id === id);
const arcs = decodeArcs(topology).map((arc) => arc.map(toUnits));
const arcsOf = (id) =>
  new Set(
    ringsOf(countryOf(id))
      .flat()
      .map((index) => (index < 0 ? ~index : index)),
  );
const norwegian = arcsOf(NORWAY);
const borders = new Set(NEIGHBOURS.flatMap((id) => [...arcsOf(id)]));
/** Units of a length at a point: the projection draws the north larger. */
const toleranceOf = (metres) => (point) => {
  const north = Math.PI * (1 - 2 * (origin[1] + point[1] / UNITS));
  return (metres / EQUATOR_METRES) * UNITS * Math.cosh(north);
};
const lines = arcs.map((arc, index) =>
  norwegian.has(index) || borders.has(index)
    ? simplifyLine(arc, toleranceOf(borders.has(index) ? BORDER_METRES : COAST_METRES))
    : arc,
);

const draw = (id, smallest) =>
  ringsOf(countryOf(id))
    .map((ring) => ring.flatMap((index) => (index < 0 ? [...lines[~index]].reverse() : lines[index]).slice(1)))
    .map((ring) => clipRing(ring, size))
    .filter((ring) => ring.length > 2 && area(ring) > smallest)
    .map(pathOf)
    .join('');

/** The content of the outline's file. */
export const OUTLINE = `/**
 * Norway and its neighbours, drawn by catalogue-studio. Made with Natural Earth (public domain). Units: 1/${UNITS} of the world's width
 * in Web Mercator, from the north-west corner of the frame.
 */
export const OUTLINE_FRAME = {
  /** Place of the corner in the world, 0 to 1. */
  west: ${Number(origin[0].toFixed(7))},
  north: ${Number(origin[1].toFixed(7))},
  units: ${UNITS},
} as const;
export const NORWAY_PATH =
  '${draw(NORWAY, SMALLEST_ISLAND)}';
export const NEIGHBOURS_PATH =
  '${NEIGHBOURS.map((id) => draw(id, SMALLEST_NEIGHBOUR)).join('')}';
`;

if (process.argv[1] === import.meta.filename) {
  writeFileSync(OUTLINE_FILE, OUTLINE);
  console.log(`${OUTLINE_FILE}: ${OUTLINE.length} bytes, ${size.join(' × ')} units`);
}
