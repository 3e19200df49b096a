import * as THREE from 'three';
import { outline } from '../geometry/outline.js';
import { frameOf, plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { cavity, gloss, matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** The case where a product does not say otherwise, mm. */
const BOX = { w: 60, h: 48, t: 23, r: 20 };

/**
 * A closed case and, beside it, the two earbuds: one from the front, the other turned away, so that nothing looks like a face.
 *
 * @param {object} spec `stem`; `tip`: false for earbuds without silicone; `hook`: a loop behind the ear; `box`: `w`, `h`, `t`, `r`;
 *   `colour` { back, bud?, ring? }: `bud` where it differs from the case, `ring` of metal around its face
 */
export function arrangeEarbuds({ colour, stem = true, tip = true, hook = false, box: size = BOX }) {
  const box = chargingCase(colour, size);
  const width = size.w + (hook ? 58 : 44);
  const beside = size.w - width / 2;
  box.position.set((size.w - width) / 2, size.h / 2 + 0.2, -10);
  box.rotation.y = 0.3;
  const paint = { back: colour.bud ?? colour.back, ring: colour.ring };
  const bud = (mirror) => (stem ? earbud(paint, { tip, hook }) : bean(paint, { hook, mirror }));
  const height = stem ? 22.2 : hook ? 14 : 10.2;
  const front = bud(1);
  front.position.set(beside + (hook ? 14 : 10), height, 14);
  front.rotation.set(0, stem ? -0.75 : Math.PI - 0.5, stem ? -0.05 : 0.12);
  const turnedAway = bud(-1);
  turnedAway.position.set(beside + (hook ? 42 : 33), height, -2);
  turnedAway.rotation.set(0, stem ? 2.5 : 0.7, stem ? 0.06 : -0.1);
  return { group: assembly(box, front, turnedAway), frameMm: width * 1.14, elevationDeg: 11, baseline: 0.16 };
}

function chargingCase(colour, { w, h, t, r }) {
  const rounding = (t * 9.5) / 23;
  const body = part(
    slab(w, h, r, rounded(t, rounding, rounding, 14), { exponent: 2.3, segments: 20 }),
    gloss(colour.back),
  );
  const seam = part(
    frameOf(outline(w + 0.1, t + 0.1, rounding + 0.05, 14, 2), [], { depth: 0.4 }),
    plastic(shade(colour.back, 0.5)),
    0,
    h * 0.075,
    0,
  );
  seam.rotation.x = Math.PI / 2;
  const lamp = part(plate(1.8, 1.8, 0.9, 2), plastic(0x7fe3a1, 0.2), 0, h * (-4 / 48), t / 2 + 0.05);
  return assembly(body, seam, lamp);
}

/** An earbud without a stem: tip towards +z, a touch face towards -z. */
function bean({ back, ring }, { hook, mirror }) {
  const shell = matte(back, 0.34);
  const body = part(new THREE.SphereGeometry(10, 44, 32), shell);
  body.scale.set(1, 0.95, 0.72);
  const face = part(
    slab(13.5, 13.5, 6.7, rounded(2.2, 0.9, 0.9, 6), { exponent: 2 }),
    gloss(shade(back, 0.94)),
    0,
    0,
    -6.2,
  );
  const rim = ring && part(new THREE.TorusGeometry(6.9, 0.45, 10, 48), metal(ring, 0.25), 0, 0, -6.3);
  const neck = part(
    turned([
      [6.2, 0],
      [5, 4],
      [3.8, 6],
    ]),
    shell,
    1.2,
    1,
    3,
  );
  const tip = part(
    turned([
      [2.2, 4.2],
      [5.4, 3.6],
      [6.1, 5.4],
      [5.2, 8.8],
      [3.2, 10.2],
      [1.6, 10.2],
    ]),
    rubber(shade(back, 0.8)),
    1.2,
    1,
    4.2,
  );
  for (const turnedPart of [neck, tip]) turnedPart.rotation.x = Math.PI / 2;
  const bore = part(plate(3.2, 3.2, 1.6, 2), cavity(0x17181a), 1.2, 1, 14.45);
  return assembly(body, face, rim, neck, tip, bore, hook && earHook(back, mirror));
}

/** The loop that goes over and behind the ear. */
function earHook(back, mirror) {
  const points = [
    [4, 7, 0],
    [6, 15, 1],
    [0, 24, 2],
    [-10, 25, 1],
    [-17, 16, 0],
    [-18, 6, -1],
    [-16, 0, -1],
  ];
  const curve = new THREE.CatmullRomCurve3(points.map(([x, y, z]) => new THREE.Vector3(-mirror * x, y, z)));
  return part(new THREE.TubeGeometry(curve, 60, 1.7, 14), rubber(back));
}

/** The origin is the middle of the head; the stem hangs down along -y. */
function earbud(colour, { tip: hasTip, hook }) {
  const shell = matte(colour.back, 0.3);
  const head = part(new THREE.SphereGeometry(8, 40, 28), shell);
  head.scale.set(0.95, 1, 0.86);
  const nozzle = part(
    turned([
      [4.6, 0],
      [4.2, 3],
      [3.4, 4.4],
      [3.2, 5.2],
    ]),
    shell,
    0,
    1,
    5.2,
  );
  nozzle.rotation.x = Math.PI / 2;
  const tip = part(
    turned([
      [2.2, 4.2],
      [5.2, 3.6],
      [5.9, 5.4],
      [5.1, 8.6],
      [3.2, 10],
      [1.6, 10],
    ]),
    rubber(shade(colour.back, 0.8)),
    0,
    1,
    4.4,
  );
  tip.rotation.x = Math.PI / 2;
  const bore = part(plate(3.2, 3.2, 1.6, 2), cavity(0x17181a), 0, 1, 14.45);
  const grille = part(plate(5.6, 2, 1, 2), cavity(0x17181a), 0, 6, 7.1);
  grille.rotation.x = -0.7;
  const stem = part(new THREE.CapsuleGeometry(3.05, 21, 12, 28), shell, 0, -10.5, -1.6);
  const contact = part(
    turned([
      [0, 0],
      [2.2, 0],
      [2.6, 0.6],
      [2.6, 1.6],
    ]),
    metal(0xc9ccd1, 0.25),
    0,
    -24.6,
    -1.6,
  );
  return assembly(head, nozzle, hasTip && tip, hasTip && bore, grille, stem, contact, hook && earHook(colour.back, 1));
}
