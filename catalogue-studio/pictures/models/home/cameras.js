import * as THREE from 'three';
import { plate } from '../../geometry/plate.js';
import { raised, rounded, slab } from '../../geometry/slab.js';
import { turned } from '../../geometry/turned.js';
import { blackGlass, glow, matte, metal, plastic, shade } from '../materials.js';
import { assembly, lens, part, turnedForward } from '../parts.js';

const DARK = 0x2a2c30;

function lensAt(radius, height, x, y, z) {
  const camera = lens(radius, height, metal(DARK, 0.3), 'a');
  camera.position.set(x, y, z);
  return camera;
}

/** A wireless camera with a black face, on a round foot. */
export function batteryCamera({ colour }) {
  const head = assembly(
    part(slab(52, 74, 25, rounded(70, 12, 16, 12), { exponent: 2.2, segments: 20 }), plastic(colour.back, 0.38)),
    part(slab(44, 66, 21, raised(3.4, 2.2, 1.4, 8), { exponent: 2.2, segments: 20 }), blackGlass(), 0, 0, 34.4),
    lensAt(9.6, 1.4, 0, 11, 36),
    ...[-7, 7].map((x) => part(plate(9, 9, 4.5, 2), plastic(0xf1e7c8, 0.25), x, -14, 36.14)),
    part(plate(2, 2, 1, 2), glow(0x58b7ff), 0, -25, 36.14),
  );
  head.position.set(0, 68, 4);
  head.rotation.x = 0.1;
  const foot = part(
    turned([
      [0, 0],
      [29, 0],
      [30, 1.4],
      [29, 4],
      [22, 6.4],
      [9, 8.6],
      [6.4, 12],
      [6.2, 26],
      [9.5, 31],
      [0, 33],
    ]),
    plastic(shade(colour.back, 0.94), 0.42),
    0,
    0,
    -8,
  );
  return { body: assembly(head, foot), frameMm: 146, elevationDeg: 9, baseline: 0.11, turn: -0.6 };
}

/** An indoor camera whose head turns on its base. */
export function roundCamera({ colour }) {
  const head = assembly(
    part(new THREE.SphereGeometry(31, 64, 48), plastic(colour.back, 0.36)),
    turnedForward(
      [
        [25.4, 17.6],
        [25, 19.6],
        [22, 23],
        [16, 27.4],
        [8, 30.7],
        [0, 31.8],
      ],
      blackGlass(),
      96,
    ),
    lensAt(8, 2.4, 0, 2, 30),
    part(plate(2, 2, 1, 2), glow(0x7fe3a1), 0, -15, 28.2),
  );
  head.position.y = 72;
  head.rotation.x = 0.04;
  const cheeks = [-1, 1].map((side) => {
    const cheek = part(
      slab(30, 58, 14, rounded(7, 2.6, 2.6, 6), { exponent: 2.2 }),
      plastic(colour.back, 0.4),
      side * 33.6,
      52,
      0,
    );
    cheek.rotation.y = Math.PI / 2;
    return cheek;
  });
  const base = part(
    turned(
      [
        [0, 0],
        [33, 0],
        [35.6, 1.4],
        [36.4, 4],
        [37.6, 24],
        [36.6, 29],
        [33, 31.6],
        [0, 32.4],
      ],
      96,
    ),
    plastic(colour.back, 0.4),
  );
  const groove = part(new THREE.TorusGeometry(37.2, 0.5, 8, 96), matte(shade(colour.back, 0.6), 0.5), 0, 17, 0);
  groove.rotation.x = Math.PI / 2;
  return { body: assembly(head, base, groove, ...cheeks), frameMm: 148, elevationDeg: 9, baseline: 0.11, turn: -0.5 };
}

/** A doorbell: camera above, lit button below. */
export function doorbell({ colour }) {
  const [w, h, t] = [62, 128, 28];
  const ring = part(new THREE.TorusGeometry(15, 1.1, 10, 72), glow(0x5cc0ff), 0, -h / 2 + 27, t / 2 + 0.7);
  const device = assembly(
    part(slab(w, h, 12, rounded(t, 3.4, 4, 8), { exponent: 2.5 }), matte(colour.frame, 0.42)),
    part(slab(w - 6, 66, 9, raised(2, 0.8, 0.6, 5), { exponent: 2.5 }), blackGlass(), 0, h / 2 - 36, t / 2 - 0.1),
    part(
      slab(w - 6, 52, 9, raised(2, 0.8, 0.6, 5), { exponent: 2.5 }),
      plastic(shade(colour.frame, 0.9), 0.4),
      0,
      -h / 2 + 29.5,
      t / 2 - 0.1,
    ),
    lensAt(10.5, 1.8, 0, h / 2 - 27, t / 2 + 0.9),
    ...[-8, 0, 8].map((x) => part(plate(2.2, 2.2, 1.1, 2), plastic(0x32353a, 0.3), x, h / 2 - 52, t / 2 + 0.98)),
    part(
      slab(25, 25, 12.5, raised(2.6, 0.8), { exponent: 2 }),
      plastic(shade(colour.frame, 0.96), 0.35),
      0,
      -h / 2 + 27,
      t / 2 + 0.6,
    ),
    ring,
  );
  device.position.y = h / 2 + 0.2;
  return { body: assembly(device), frameMm: 168, elevationDeg: 8.5, baseline: 0.1, turn: -0.5 };
}
