import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { edgeProfile, rounded, slab } from '../geometry/slab.js';
import { sweptBand } from '../geometry/swept.js';
import { cavity, gloss, matte, metal, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

const ROUND = { exponent: 2.15 };
const BAND_POINTS = 100;

/** The cups as they are where a product does not say otherwise, mm. */
const CUP = { w: 70, h: 86, r: 34 };
const TURN = { pair: -0.62, angle: 0.95 };

/**
 * Over-ear headphones, turned to show the outside of one cup and the pad of the other.
 *
 * @param {object} spec `cup`: `w`, `h`, `r`; `cushion`: points of the arch (0 to 100) where the soft part starts, with its
 *   `width` and `thickness`; `arms` 'metal' | 'plastic'; `boom`: a microphone on an arm; `scale` for children's sizes;
 *   `colour` { back, frame, cap? } with `cap` for the outside of the cups
 * @param {'pair' | 'angle'} view
 */
export function arrangeHeadset(
  { colour, cup: cupSize = CUP, cushion = {}, arms = 'metal', boom = false, scale = 1 },
  view = 'pair',
) {
  const { from = 16, width = 30, thickness = 10 } = cushion;
  const steel = arms === 'metal' ? metal(colour.frame, 0.25) : matte(colour.frame, 0.4);
  const soft = rubber(shade(colour.back, 0.82));
  const points = headbandPoints();
  const group = assembly(
    band(points.slice(from, 101 - from), width, thickness, soft),
    band(points.slice(0, 18), 13, 3.6, steel),
    band(points.slice(83, 101), 13, 3.6, steel),
    ...[-1, 1].flatMap((side) => [
      cup(side, { size: cupSize, shell: matte(colour.back, 0.42), soft, steel, cap: colour.cap }),
      part(new THREE.CapsuleGeometry(3.2, 22, 8, 20), steel, side * 75.5, 106, 0),
    ]),
    boom && boomArm(steel),
  );
  group.rotation.y = TURN[view];
  group.position.y = cupSize.h / 2 - 60;
  group.position.y *= scale;
  group.scale.setScalar(scale);
  return { group: assembly(group), frameMm: 235, elevationDeg: 9, baseline: 0.1 };
}

/** A microphone on a bent arm, from the right cup towards the mouth. */
function boomArm(material) {
  const path = new THREE.CatmullRomCurve3(
    [
      [93, 60, 6],
      [99, 57, 28],
      [95, 50, 56],
      [80, 47, 76],
    ].map((point) => new THREE.Vector3(...point)),
  );
  const tip = part(new THREE.CapsuleGeometry(4, 10, 8, 20), rubber(0x232427), 77, 46.5, 79);
  tip.rotation.set(Math.PI / 2, 0, 0.8);
  return assembly(
    part(new THREE.TubeGeometry(path, 40, 2.3, 12), material),
    tip,
    part(new THREE.SphereGeometry(9, 24, 18), material, 90, 60, 0),
  );
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
  return part(
    sweptBand(
      path,
      () => width,
      thickness,
      (across, x, y) => [x, y, -across],
    ),
    material,
  );
}

function cup(side, { size: { w, h, r }, shell, soft, steel, cap }) {
  const body = assembly(
    part(slab(w, h, r, edgeProfile(24, { inward: 9 }, { inward: 4 }, 12), ROUND), shell),
    part(slab(w + 4, h + 4, r + 2, rounded(20, 9.5, 9.5, 12), ROUND), soft, 0, 0, 17),
    part(plate(w - 30, h - 30, Math.max(r - 14, 8), 2.1), cavity(0x111214), 0, 0, 27.1),
    part(slab(w + 1.5, h + 1.5, r + 0.7, rounded(2.4, 0.8, 0.8, 5), ROUND), steel, 0, 0, 8.4),
    cap &&
      part(
        slab(w - 22, h - 22, Math.min(r - 11, (w - 22) / 2), rounded(3, 1.2, 1.2, 5), ROUND),
        gloss(cap),
        0,
        0,
        -11.6,
      ),
  );
  body.rotation.y = (side * -Math.PI) / 2;
  const hung = assembly(body);
  hung.position.set(side * 79, 62, 0);
  hung.rotation.set(0, side * 0.12, side * -0.05);
  return hung;
}
