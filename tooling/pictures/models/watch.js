import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { edgeProfile, raised, slab } from '../geometry/slab.js';
import { sweptBand } from '../geometry/swept.js';
import { turned } from '../geometry/turned.js';
import { watchFace } from '../paint/watch-face.js';
import { blackGlass, display, metal, rubber } from './materials.js';
import { assembly, part } from './parts.js';

/** Points of the strap from the case to the wrist's far side: y (mirrored for the lower half) and z, mm. */
const STRAP = [[19.5, -1.2], [26, -1.6], [36, -8], [40.5, -22], [36, -40], [22, -54], [-1.5, -59]];
const CASE = { width: 38, height: 45, thickness: 10.6 };

/** A smart watch, worn size, turned a little to the side. `colour`: back = strap, frame = case. */
export function arrangeWatch({ colour, hue }) {
  const steel = metal(colour.frame, 0.22);
  const strap = rubber(colour.back);
  const watch = assembly(...caseParts(steel, hue), ...[1, -1].map((side) => part(strapHalf(side), strap)));
  watch.rotation.set(-0.16, -0.5, 0, 'YXZ');
  watch.position.set(-4, 41.5, 8);
  return { group: assembly(watch), frameMm: 104, elevationDeg: 9, baseline: 0.1 };
}

function caseParts(steel, hue) {
  const { width, height, thickness } = CASE;
  const soft = { exponent: 2.5 };
  const crown = part(turned([[0, 1.6], [2.7, 1.6], [3.1, 1.2], [3.1, -1], [2.4, -1.4]]), steel, width / 2 + 0.6, 8, 0);
  crown.rotation.z = -Math.PI / 2;
  const button = part(slab(3.4, 9, 1.7, edgeProfile(1.6, { inward: 0.2 }, { inward: 0.4 }, 3), { exponent: 2 }), steel, width / 2 + 0.05, -7, 0);
  button.rotation.y = Math.PI / 2;
  const shell = edgeProfile(thickness, { inward: 4 }, { inward: 3, depth: 3.2 }, 12);
  return [
    part(slab(width, height, 11.5, shell, soft), steel),
    part(slab(width - 2.4, height - 2.4, 10.4, raised(2.2, 2.1, 1.15, 10), soft), blackGlass(), 0, 0, thickness / 2 - 0.45),
    part(plate(width - 6.4, height - 6.4, 8.6, 2.5), display(watchFace(hue)), 0, 0, thickness / 2 + 0.69),
    crown,
    button,
  ];
}

function strapHalf(side) {
  const curve = new THREE.CatmullRomCurve3(STRAP.map(([y, z]) => new THREE.Vector3(z, side * y, 0)));
  const path = curve.getPoints(90).map(({ x, y }) => new THREE.Vector2(x, y));
  const width = (along) => 26 - 4.5 * Math.min(1, along * 1.6);
  return sweptBand(path, width, 2.7, (across, z, y) => [across, y, z]);
}
