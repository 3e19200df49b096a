import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { blackGlass, cavity, gloss, matte, metal, plastic, shade } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

const SHAPES = { wall: wallCharger, bank: powerBank, pad: chargingPad };

/**
 * `shape`: 'wall' (with `ports` USB-C openings) | 'bank' (a power bank) | 'pad' (wireless); `size` of a wall charger
 * (`w`, `h`, `d`) or a bank (`w`, `h`, `t`, `ring`: magnets in its face, `screen`: figures for the charge), mm.
 */
export const arrangeCharger = (spec) => SHAPES[spec.shape ?? 'wall'](spec);

/** A USB-C opening facing +z. */
const port = (x, y, z) => [
  part(plate(10.6, 4.6, 2.3, 2), metal(0xb9bcc2, 0.3), x, y, z),
  part(plate(9.2, 3.2, 1.6, 2), cavity(0x0b0c0e), x, y, z + 0.03),
  part(plate(6.8, 0.9, 0.4, 2), plastic(0x3c3f45), x, y, z + 0.07),
];

function wallCharger({ colour, ports = 2, size: { w, h, d } = { w: 44, h: 44, d: 34 } }) {
  const openings = ports === 1 ? [22] : ports === 2 ? [27, 16] : [32, 22, 12];
  const toMiddle = h / 2 - 22;
  const body = assembly(
    part(slab(w, h, 10, rounded(d, 3, 3, 10)), plastic(colour.back, 0.34), 0, h / 2, 0),
    part(slab(w - 8, h - 8, 7, raised(0.6, 0.3, 0.3, 3)), plastic(shade(colour.back, 0.95), 0.45), 0, h / 2, d / 2),
    ...openings.flatMap((y) => port(0, y + toMiddle, d / 2 + 0.33)),
    europlug(colour.back, { y: h / 2, z: 17 - d / 2 }),
  );
  body.position.y = 0.2;
  body.rotation.y = -0.62;
  return { group: assembly(body), frameMm: 76, elevationDeg: 15, baseline: 0.17 };
}

function europlug(colour, { y, z }) {
  const base = part(slab(35, 17, 7, rounded(10, 1, 1, 4)), plastic(colour, 0.35), 0, y, z - 20);
  const pins = [-1, 1].flatMap((side) => {
    const tip = turnedForward(
      [
        [0, 0],
        [1.4, 0],
        [2.4, 1],
        [2.4, 9],
      ],
      metal(0xd6d8dc, 0.22),
    );
    const sleeve = turnedForward(
      [
        [2.3, 9],
        [2.3, 19],
      ],
      plastic(0x26282c),
    );
    for (const pin of [tip, sleeve]) pin.position.set(side * 9.5, y, z - 43.5);
    return [tip, sleeve];
  });
  return assembly(base, ...pins);
}

function powerBank({ colour, size: { w, h, t, ring = false, screen = false } = { w: 70, h: 106, t: 15 } }) {
  const body = part(slab(w, h, 12, rounded(t, 4, 4, 10)), matte(colour.back, 0.5));
  const top = [-13, 13].flatMap((x) => port(x, 0, 0));
  const panel = assembly(...top);
  panel.rotation.x = -Math.PI / 2;
  panel.position.y = h / 2 + 0.05;
  const lamps = screen
    ? [part(plate(20, 9, 2.5, 2), blackGlass(), 0, -h / 2 + 14, t / 2 + 0.06)]
    : [0, 1, 2, 3].map((i) =>
        part(
          plate(2, 2, 1, 2),
          plastic(i < 3 ? 0xf3fff6 : 0x8b8f93, 0.2),
          w / 2 - 22 + i * 4.4,
          h / 2 - 11,
          t / 2 + 0.05,
        ),
      );
  const magnets =
    ring && part(new THREE.RingGeometry(22.5, 27.5, 96), plastic(shade(colour.back, 0.78), 0.6), 0, 12, t / 2 + 0.05);
  const bank = assembly(body, panel, ...lamps, magnets);
  bank.position.y = h / 2 + 0.2;
  bank.rotation.y = -0.5;
  return { group: assembly(bank), frameMm: Math.max(150, h * 1.4), elevationDeg: 12, baseline: 0.13 };
}

function chargingPad({ colour }) {
  const disc = part(slab(78, 78, 39, rounded(9, 2.6, 2.6, 8), { exponent: 2, segments: 24 }), matte(colour.back, 0.5));
  const face = part(
    slab(66, 66, 33, raised(0.8, 0.3, 0.3, 4), { exponent: 2, segments: 24 }),
    gloss(shade(colour.back, 0.96)),
    0,
    0,
    4.5,
  );
  const stem = part(slab(16, 66, 5, rounded(5, 1.4, 1.4, 6)), metal(colour.frame, 0.3), 0, -46, -12);
  stem.rotation.x = 0.18;
  const foot = part(slab(84, 74, 26, rounded(6, 1.6, 1.6, 6)), metal(colour.frame, 0.3), 0, -78, -18);
  foot.rotation.x = -Math.PI / 2;
  const head = assembly(disc, face);
  head.rotation.x = -0.28;
  const dot = part(plate(1.6, 1.6, 0.8, 2), blackGlass(), 0, -74.9, 6);
  const stand = assembly(head, stem, foot, dot);
  stand.position.y = 81.2;
  stand.rotation.y = -0.42;
  return { group: assembly(stand), frameMm: 170, elevationDeg: 12, baseline: 0.14 };
}
