import * as THREE from 'three';
import { matte, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** One side from the middle of the neck over the ear, mm; mirrored for the other. */
const SIDE = [
  [0, 26, -62],
  [32, 27, -56],
  [58, 34, -34],
  [66, 47, -8],
  [67, 58, 6],
  [66, 57, 18],
  [65, 46, 24],
];

/** Headphones that rest before the ears, joined by a band behind the neck. */
export function arrangeNeckband({ colour }) {
  const soft = rubber(colour.back);
  const shell = matte(shade(colour.back, 1.05), 0.4);
  const set = assembly(
    ...[-1, 1].flatMap((side) => {
      const curve = new THREE.CatmullRomCurve3(SIDE.map(([x, y, z]) => new THREE.Vector3(side * x, y, z)));
      const bud = part(new THREE.CapsuleGeometry(8, 12, 12, 32), shell, side * 62.5, 38, 28);
      bud.rotation.set(0.5, 0, side * 0.2);
      bud.scale.set(0.8, 1, 1);
      const pack = part(new THREE.CapsuleGeometry(5.6, 22, 10, 28), shell, side * 57, 33, -34);
      pack.rotation.set(Math.PI / 2.3, 0, side * 0.55);
      return [part(new THREE.TubeGeometry(curve, 120, 2.5, 16), soft), bud, pack];
    }),
  );
  set.position.y = -22;
  set.rotation.y = -0.8;
  return { group: assembly(set), frameMm: 172, elevationDeg: 24, baseline: 0.34 };
}
