import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { weave } from '../paint/weave.js';
import { cloth, gloss, matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

/**
 * Speakers to carry. `size` in mm: `w`, `h`, `d` or `radius`, `h`.
 * 'can' stands upright | 'roll' lies on its side | 'ball' | 'block' with a loop | 'amp' like a small amplifier |
 * 'clip' with a carabiner | 'tower' for a shelf
 */
export const PORTABLE_SHAPES = { can, roll, ball, block, amp, clip, tower };

const table = (group, frameMm, elevationDeg = 13, baseline = 0.17) => ({
  group: assembly(group),
  frameMm,
  elevationDeg,
  baseline,
});

const lathe = (points, material) =>
  part(
    new THREE.LatheGeometry(
      points.map(([x, y]) => new THREE.Vector2(x, y)),
      128,
    ),
    material,
  );

/** Plus and minus as large keys on a round front. */
function volumeKeys(colour, radius, y) {
  const ink = rubber(shade(colour, 0.62));
  const long = radius * 0.46;
  const short = long / 4.5;
  const bar = (w, h, angle) => {
    const key = part(
      slab(w, h, short / 2, rounded(3, 0.7, 0.7, 4), { exponent: 2 }),
      ink,
      radius * Math.sin(angle),
      y,
      radius * Math.cos(angle) - 0.4,
    );
    key.rotation.y = angle;
    return key;
  };
  return [bar(long, short, -0.36), bar(long, short, 0.36), bar(short, long, 0.36)];
}

function can({ colour, size: { radius, h }, frameMm = 205 }) {
  const edge = 7;
  const wall = [
    [0, 0.5],
    [radius - edge, 0.5],
    [radius - 2, 3],
    [radius, edge],
  ];
  for (let i = 1; i < 12; i++)
    wall.push([radius + 0.8 * Math.sin((i / 12) * Math.PI), edge + ((h - 2 * edge) * i) / 12]);
  wall.push([radius, h - edge], [radius - 2, h - 3], [radius - edge, h - 0.5], [radius - edge - 1, h]);
  const lid = turned(
    [
      [radius - edge - 0.5, h - 1],
      [radius - edge - 1.5, h + 0.4],
      [6, h + 0.4],
      [0, h + 0.4],
    ],
    96,
  );
  const loop = part(new THREE.TorusGeometry(9, 1.6, 12, 48, Math.PI), rubber(colour.frame), 0, h - 1, -radius * 0.55);
  const body = assembly(
    lathe(wall, cloth(colour.back, weave(26, 11), 12)),
    part(lid, rubber(colour.frame)),
    part(
      turned(
        [
          [0, h + 0.3],
          [8, h + 0.3],
          [8.6, h + 1.2],
          [7.8, h + 1.8],
          [0, h + 1.8],
        ],
        64,
      ),
      rubber(shade(colour.frame, 1.5)),
    ),
    loop,
    ...volumeKeys(colour.back, radius, h * 0.52),
  );
  body.rotation.y = -0.3;
  return table(body, frameMm, 15, 0.14);
}

function roll({ colour, size: { radius, w }, frameMm = 250 }) {
  const half = w / 2;
  const wall = [];
  for (let i = 0; i <= 24; i++) wall.push([radius - 2.5 * Math.abs(i / 12 - 1) ** 3, -half + 12 + ((w - 24) * i) / 24]);
  const end = [
    [radius - 2.5, -half + 12],
    [radius - 2, -half + 6],
    [radius - 5, -half + 1],
    [radius - 9, -half],
    [radius - 11, -half + 3],
    [0, -half + 4.5],
  ];
  const endCap = () =>
    assembly(
      part(turned([...end].reverse(), 96), rubber(colour.frame)),
      part(
        turned(
          [
            [0, -half + 3.4],
            [radius - 14, -half + 4.2],
          ].reverse(),
          72,
        ),
        metal(shade(colour.frame, 1.5), 0.35),
      ),
    );
  const other = endCap();
  other.rotation.z = Math.PI;
  const lying = assembly(lathe(wall, cloth(colour.back, weave(30, 22), 11)), endCap(), other);
  lying.rotation.z = Math.PI / 2;
  lying.position.y = radius;
  const foot = part(slab(w * 0.6, 24, 8, rounded(6, 1.5)), rubber(0x232427), 0, 3, 0);
  foot.rotation.x = Math.PI / 2;
  const badge = part(
    slab(34, 15, 3, rounded(2, 0.6), { exponent: 2.4 }),
    matte(shade(colour.back, 0.7)),
    0,
    radius,
    radius - 0.2,
  );
  const strap = part(
    new THREE.TorusGeometry(17, 2.4, 12, 48, Math.PI),
    rubber(colour.frame),
    half - 10,
    radius * 1.5,
    0,
  );
  strap.rotation.z = -Math.PI / 2.8;
  const speaker = assembly(lying, foot, badge, strap);
  speaker.rotation.y = -0.42;
  return table(speaker, frameMm, 13, 0.2);
}

function ball({ colour, size: { radius, h } }) {
  const points = [[0, 0]];
  for (let i = 1; i < 40; i++) {
    const angle = -Math.PI / 2 + (i / 40) * Math.PI;
    const y = h / 2 + (h / 2) * Math.sin(angle);
    if (y < h - 3) points.push([radius * Math.cos(angle) ** 0.62, y]);
  }
  const top = points.at(-1);
  const glass = turned(
    [
      [top[0] + 0.4, top[1] - 1],
      [top[0], h - 1.6],
      [top[0] - 3, h],
      [0, h],
    ],
    96,
  );
  const body = assembly(
    lathe(points, cloth(colour.back, weave(34, 12), 13)),
    part(glass, gloss(colour.frame)),
    ...[-1, 1].map((side) => {
      const mark = part(plate(7, 1.2, 0.6, 2), plastic(0xaeb3ba, 0.4), side * 12, h + 0.1, 0);
      mark.rotation.x = -Math.PI / 2;
      return mark;
    }),
  );
  return table(body, 168, 15, 0.2);
}

function block({ colour, size: { w, h, d, r = 22 }, frameMm = 205, loop = true }) {
  const front = part(
    slab(w, h, r, rounded(d, d * 0.3, d * 0.3, 12), { exponent: 2.3 }),
    cloth(colour.back, weave(w / 4.6, h / 4.6), 11),
    0,
    h / 2 + 1.2,
    0,
  );
  const back = part(
    slab(w + 1, h + 1, r + 0.5, rounded(d * 0.36, 4, 4, 8), { exponent: 2.3 }),
    rubber(colour.frame),
    0,
    h / 2 + 1.2,
    -d * 0.2,
  );
  const feet = [-w * 0.26, w * 0.26].map((x) =>
    part(slab(w * 0.16, d * 0.4, 5, rounded(3, 0.6)), rubber(0x222326), x, 1.3, 0),
  );
  for (const foot of feet) foot.rotation.x = Math.PI / 2;
  const keys = [-0.2, 0, 0.2].map((at) =>
    part(
      slab(w * 0.09, d * 0.16, d * 0.08, rounded(1.6, 0.6, 0.6, 4), { exponent: 2 }),
      rubber(shade(colour.frame, 0.8)),
      at * w,
      h + 1.3,
      -d * 0.1,
    ),
  );
  for (const key of keys) key.rotation.x = -Math.PI / 2;
  const strap =
    loop &&
    part(new THREE.TorusGeometry(h * 0.2, 2.1, 12, 48, Math.PI), rubber(colour.frame), w / 2 - 3, h * 0.7, -d * 0.2);
  if (strap) strap.rotation.z = -Math.PI / 2.4;
  const speaker = assembly(front, back, ...feet, ...keys, strap);
  speaker.rotation.y = -0.42;
  return table(speaker, frameMm, 13, 0.2);
}

function amp({ colour, size: { w, h, d }, frameMm = 205 }) {
  const shell = part(slab(w, h, 9, rounded(d, 4, 4, 8)), rubber(colour.back), 0, h / 2 + 1, 0);
  const grille = part(
    slab(w - 13, h - 13, 5, raised(2.4, 0.8, 0.8, 4)),
    cloth(shade(colour.back, 1.15), weave(w / 3.2, h / 3.2), 16),
    0,
    h / 2 + 1,
    d / 2,
  );
  const piping = part(
    slab(w - 10.5, h - 10.5, 6, rounded(1.6, 0.7, 0.7, 5)),
    metal(colour.frame, 0.3),
    0,
    h / 2 + 1,
    d / 2,
  );
  const panel = part(slab(w * 0.5, d * 0.42, 4, raised(1.2, 0.4)), metal(colour.frame, 0.32), 0, h + 0.9, 0);
  const knob = part(
    turned(
      [
        [0, h + 4.4],
        [4.6, h + 4.4],
        [5.2, h + 3.8],
        [5.2, h + 1],
      ],
      48,
    ),
    metal(shade(colour.frame, 1.1), 0.25),
  );
  panel.rotation.x = -Math.PI / 2;
  const strip = part(slab(34, 5, 1.2, rounded(1.2, 0.4)), metal(colour.frame, 0.3), 0, h * 0.52, d / 2 + 1.6);
  const feet = [-w * 0.3, w * 0.3].map((x) => part(new THREE.CylinderGeometry(5, 5, 2, 32), rubber(0x202124), x, 1, 0));
  const speaker = assembly(shell, piping, grille, strip, panel, knob, ...feet);
  speaker.rotation.y = -0.45;
  return table(speaker, frameMm, 14, 0.2);
}

function clip({ colour, size: { w, h, d } }) {
  const loop = part(new THREE.TorusGeometry(w * 0.4, 4, 16, 72), rubber(colour.frame), 0, h - 8, -2);
  loop.scale.set(1, 0.85, 1);
  const gate = part(new THREE.CapsuleGeometry(3.2, 17, 8, 20), metal(0xb9bcc1, 0.3), w * 0.395, h - 2, -2);
  const body = assembly(
    part(
      slab(w, h - 18, w * 0.46, rounded(d, d * 0.42, d * 0.42, 14), { exponent: 2.1 }),
      cloth(colour.back, weave(w / 4, h / 4), 11),
      0,
      (h - 18) / 2,
      0,
    ),
    part(
      slab(w + 1, h - 17, w * 0.465, rounded(d * 0.3, 2.5, 2.5, 6), { exponent: 2.1 }),
      rubber(colour.frame),
      0,
      (h - 18) / 2,
      -d * 0.16,
    ),
    loop,
    gate,
  );
  const speaker = assembly(body);
  body.position.y = 0.4;
  speaker.rotation.y = -0.4;
  return table(speaker, 206, 11, 0.14);
}

function tower({ colour, size: { w, h, d } }) {
  const wall = part(
    slab(w, d, Math.min(w, d) * 0.42, rounded(h, 5, 5, 8), { exponent: 2.2, segments: 24 }),
    matte(colour.back, 0.55),
    0,
    h / 2,
    0,
  );
  wall.rotation.x = -Math.PI / 2;
  const grille = part(
    slab(w - 6, d + 0.8, Math.min(w, d) * 0.4, rounded(h - 44, 1, 1, 3), { exponent: 2.2, segments: 24 }),
    cloth(shade(colour.back, 0.93), weave(60, 60), 8),
    0,
    h / 2 - 6,
    0.3,
  );
  grille.rotation.x = -Math.PI / 2;
  const groove = part(
    slab(w * 0.42, 9, 4.5, raised(0.5, 0.2), { exponent: 2 }),
    plastic(shade(colour.back, 0.7)),
    0,
    h + 0.1,
    d * 0.14,
  );
  groove.rotation.x = -Math.PI / 2;
  const speaker = assembly(wall, grille, groove);
  speaker.rotation.y = -0.35;
  return table(speaker, 250, 13, 0.12);
}
