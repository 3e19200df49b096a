import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { cavity, gloss, matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

const SHAPES = { vent: ventHolder, dash: dashHolder, clamp: clampHolder };

/** A phone holder for a car. `shape`: 'vent' (magnet on a clip) | 'dash' (magnet on a suction foot) | 'clamp' (two arms on a foot) */
export const arrangeHolder = (spec) => SHAPES[spec.shape ?? 'vent'](spec);

/** The magnetic face with its ring. */
const magnetHead = (colour) =>
  assembly(
    turnedForward(
      [
        [0, -5],
        [18, -5],
        [27, -2],
        [28.6, 0],
        [28.6, 2.4],
        [27.6, 3.2],
        [0, 3.2],
      ],
      matte(colour.back, 0.45),
    ),
    part(slab(50, 50, 25, raised(0.8, 0.4), { exponent: 2, segments: 24 }), rubber(shade(colour.back, 0.9)), 0, 0, 3),
    part(new THREE.RingGeometry(19.5, 23, 96), plastic(shade(colour.back, 1.7)), 0, 0, 3.45),
    part(new THREE.TorusGeometry(28.4, 0.7, 12, 96), metal(colour.frame, 0.25), 0, 0, 1.6),
  );

const ball = (colour, x, y, z, radius = 8) =>
  part(new THREE.SphereGeometry(radius, 32, 24), gloss(shade(colour.back, 0.9)), x, y, z);

function ventHolder({ colour }) {
  const head = magnetHead(colour);
  head.position.set(0, 44, 12);
  head.rotation.x = -0.2;
  const neck = part(
    turned([
      [7, 0],
      [9, 3],
      [11, 12],
      [8, 16],
    ]),
    matte(colour.back, 0.5),
    0,
    30,
    -18,
  );
  neck.rotation.x = 0.9;
  const clip = [-5, 5].map((y) =>
    part(slab(17, 30, 4, rounded(4, 1.2)), rubber(shade(colour.back, 0.85)), 0, 27 + y, -26),
  );
  for (const jaw of clip) jaw.rotation.x = Math.PI / 2.1;
  const leg = part(slab(13, 44, 5, rounded(5, 1.6)), matte(colour.back, 0.5), 0, 21, -12);
  leg.rotation.x = 0.16;
  const set = assembly(head, ball(colour, 0, 40, -3), neck, ...clip, leg);
  set.rotation.y = -0.5;
  return { group: assembly(set), frameMm: 108, elevationDeg: 13, baseline: 0.16 };
}

function foot(colour) {
  return assembly(
    part(
      turned(
        [
          [0, 0],
          [36, 0],
          [37.5, 1.6],
          [36, 3.6],
          [30, 6],
          [22, 12],
          [17, 17],
          [15, 19],
          [0, 19],
        ],
        96,
      ),
      matte(colour.back, 0.5),
    ),
    part(
      turned(
        [
          [37.6, 0],
          [38.4, 1],
          [37.6, 2.2],
        ],
        96,
      ),
      rubber(0x232427),
    ),
    part(slab(12, 30, 4, rounded(5, 1.6)), metal(colour.frame, 0.3), 0, 14, 22).rotateX(-1.15),
  );
}

function dashHolder({ colour }) {
  const head = magnetHead(colour);
  head.position.set(0, 96, 12);
  head.rotation.x = -0.22;
  const arm = part(slab(15, 68, 7, rounded(9, 3, 3, 8)), matte(colour.back, 0.5), 0, 52, -3);
  arm.rotation.x = -0.08;
  const set = assembly(foot(colour), arm, ball(colour, 0, 20, 0, 11), ball(colour, 0, 90, -3, 10), head);
  set.rotation.y = -0.5;
  return { group: assembly(set), frameMm: 168, elevationDeg: 13, baseline: 0.14 };
}

function clampHolder({ colour }) {
  const cradle = assembly(
    part(slab(56, 74, 12, rounded(11, 3, 3, 8)), matte(colour.back, 0.5)),
    part(slab(42, 56, 8, raised(1, 0.5)), rubber(shade(colour.back, 0.85)), 0, 2, 5.4),
    ...[-1, 1].map((side) =>
      assembly(
        part(slab(12, 40, 5, rounded(8, 2)), matte(colour.back, 0.5), side * 35, 4, 2),
        part(slab(7, 40, 3, rounded(22, 2)), rubber(shade(colour.back, 0.9)), side * 41, 4, 9),
      ),
    ),
    ...[-1, 1].map((side) => part(slab(10, 7, 3, rounded(24, 2)), matte(colour.back, 0.5), side * 15, -40, 6)),
    part(plate(10, 10, 5, 2), cavity(shade(colour.frame, 0.6)), 0, 2, 6),
  );
  cradle.position.set(0, 106, 16);
  cradle.rotation.x = -0.2;
  const arm = part(slab(15, 72, 7, rounded(9, 3, 3, 8)), matte(colour.back, 0.5), 0, 54, -3);
  const set = assembly(foot(colour), arm, ball(colour, 0, 20, 0, 11), ball(colour, 0, 96, 3, 11), cradle);
  set.rotation.y = -0.5;
  return { group: assembly(set), frameMm: 190, elevationDeg: 13, baseline: 0.13 };
}
