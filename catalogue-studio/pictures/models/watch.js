import * as THREE from 'three';
import { sweptBand } from '../geometry/swept.js';
import { rubber } from './materials.js';
import { assembly, part } from './parts.js';
import { watchCase } from './watch-cases.js';

/** The strap of a case 45 mm tall as [y, z]; a taller case moves it outwards. */
const STRAP = [
  [19.5, -1.2],
  [26, -1.6],
  [36, -8],
  [40.5, -22],
  [36, -40],
  [22, -54],
  [-1.5, -59],
];
const STRAP_CASE_HEIGHT_MM = 45;

/** How the watch is turned and where its middle stands, by view. */
const POSES = {
  pair: { rotation: [-0.16, -0.5], at: [-4, 41.5, 8] },
  front: { rotation: [-0.08, 0], at: [0, 41.5, 20] },
  angle: { rotation: [-0.3, 0.62], at: [4, 41.9, 8] },
};

/**
 * A smart watch, worn size, turned a little to the side.
 *
 * @param {object} spec `shape` of the case (see `watch-cases.js`), `size` in mm where the shape has several;
 *   `colour`: back = strap, frame = case
 * @param {'pair' | 'front' | 'angle'} view
 */
export function arrangeWatch(spec, view) {
  const { parts, height, strapWidth } = watchCase(spec);
  const outwards = (height - STRAP_CASE_HEIGHT_MM) / 2;
  const strap = rubber(spec.colour.back);
  const watch = assembly(...parts, ...[1, -1].map((side) => part(strapHalf(side, outwards, strapWidth), strap)));
  const {
    rotation: [tilt, turn],
    at: [x, y, z],
  } = POSES[view];
  watch.rotation.set(tilt, turn, 0, 'YXZ');
  watch.position.set(x, y + outwards, z);
  return { group: assembly(watch), frameMm: 104, elevationDeg: 9, baseline: 0.1 };
}

function strapHalf(side, outwards, widest) {
  const points = STRAP.map(([y, z], i) => new THREE.Vector3(z, side * (i < STRAP.length - 1 ? y + outwards : y), 0));
  const curve = new THREE.CatmullRomCurve3(points);
  const path = curve.getPoints(90).map(({ x, y }) => new THREE.Vector2(x, y));
  const width = (along) => widest - widest * 0.1731 * Math.min(1, along * 1.6);
  return sweptBand(path, width, 2.7, (across, z, y) => [across, y, z]);
}
