import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { edgeProfile, rounded, slab } from '../geometry/slab.js';
import { sweptBand } from '../geometry/swept.js';
import { cavity, matte, metal, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

const ROUND = { exponent: 2.15 };
const BAND_POINTS = 100;

/** Over-ear headphones, turned to show the outside of one cup and the pad of the other. */
export function arrangeHeadset({ colour }) {
  const steel = metal(colour.frame, 0.25);
  const soft = rubber(shade(colour.back, 0.82));
  const points = headbandPoints();
  const group = assembly(
    band(points.slice(16, 85), 30, 10, soft),
    band(points.slice(0, 18), 13, 3.6, steel),
    band(points.slice(83, 101), 13, 3.6, steel),
    ...[-1, 1].flatMap((side) => [
      cup(side, matte(colour.back, 0.42), soft, steel),
      part(new THREE.CapsuleGeometry(3.2, 22, 8, 20), steel, side * 75.5, 106, 0),
    ]),
  );
  group.rotation.y = -0.62;
  group.position.y = -17;
  return { group: assembly(group), frameMm: 235, elevationDeg: 9, baseline: 0.1 };
}

function headbandPoints() {
  const arch = Array.from({ length: 25 }, (_, i) => {
    const angle = Math.PI * (i / 24);
    return new THREE.Vector3(74 * Math.cos(angle) * (1 - 0.05 * Math.sin(angle)), 105 + 84 * Math.sin(angle), 0);
  });
  return new THREE.CatmullRomCurve3(arch).getPoints(BAND_POINTS);
}

function band(points, width, thickness, material) {
  const path = new THREE.CatmullRomCurve3(points).getPoints(80).map(({ x, y }) => new THREE.Vector2(x, y));
  return part(sweptBand(path, () => width, thickness, (across, x, y) => [x, y, -across]), material);
}

function cup(side, shell, soft, steel) {
  const body = assembly(
    part(slab(70, 86, 34, edgeProfile(24, { inward: 9 }, { inward: 4 }, 12), ROUND), shell),
    part(slab(74, 90, 36, rounded(20, 9.5, 9.5, 12), ROUND), soft, 0, 0, 17),
    part(plate(40, 56, 20, 2.1), cavity(0x111214), 0, 0, 27.1),
    part(slab(71.5, 87.5, 34.7, rounded(2.4, 0.8, 0.8, 5), ROUND), steel, 0, 0, 8.4),
  );
  body.rotation.y = (side * -Math.PI) / 2;
  const hung = assembly(body);
  hung.position.set(side * 79, 62, 0);
  hung.rotation.set(0, side * 0.12, side * -0.05);
  return hung;
}
