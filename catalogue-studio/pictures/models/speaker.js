import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { weave } from '../paint/weave.js';
import { cloth, glow, metal, plastic, rubber } from './materials.js';
import { assembly, part } from './parts.js';
import { PORTABLE_SHAPES } from './portable-speakers.js';

const SHAPES = { drum: drumSpeaker, pocket: pocketSpeaker, ...PORTABLE_SHAPES };

/** `shape`: 'drum' (a table speaker) | 'pocket' (a flat one with a carrying strap) | one of `portable-speakers.js`. */
export const arrangeSpeaker = (spec, view) => {
  const set = SHAPES[spec.shape ?? 'drum'](spec);
  if (view === 'angle') set.group.rotation.y = 0.85;
  return set;
};

function drumSpeaker({ colour, light = 0x62c8ff }) {
  const radius = 52;
  const height = 128;
  const wall = new THREE.LatheGeometry(
    drumProfile(radius, height).map(([x, y]) => new THREE.Vector2(x, y)),
    128,
  );
  const lid = [
    [0, height - 5.6],
    [radius - 14, height - 5.6],
    [radius - 10.5, height - 4.6],
    [radius - 9.5, height - 3.4],
    [radius - 10.8, height - 2.9],
    [radius - 12, height - 3.6],
    [radius - 13, height - 4.6],
    [0, height - 4.8],
  ];
  const ring = part(new THREE.TorusGeometry(radius - 12.4, 0.8, 12, 96), glow(light), 0, height - 3.5, 0);
  ring.rotation.x = Math.PI / 2;
  return {
    group: assembly(
      part(wall, cloth(colour.back, weave(18, 7.5))),
      part(turned(lid, 96), plastic(0x1c1e22, 0.3)),
      ring,
      ...touchMarks(height - 4.7),
    ),
    frameMm: 185,
    elevationDeg: 16,
    baseline: 0.13,
  };
}

function drumProfile(radius, height) {
  const points = [
    [0, 0],
    [radius - 12, 0],
    [radius - 5, 2],
    [radius - 1.5, 8],
  ];
  for (let i = 0; i <= 24; i++)
    points.push([radius + 1.5 * Math.sin((i / 24) * Math.PI), 10 + (i / 24) * (height - 26)]);
  for (let i = 1; i <= 10; i++) {
    const angle = (i / 10) * 1.35;
    points.push([radius - 12 + 12 * Math.cos(angle), height - 16 + 12 * Math.sin(angle)]);
  }
  return points;
}

/** Minus, dot and plus on the lid. */
function touchMarks(y) {
  const ink = plastic(0x868d98, 0.5);
  return [
    [7, 1.3, -12],
    [4, 4, 0],
    [7, 1.3, 12],
    [1.3, 7, 12],
  ].map(([width, depth, x], i) => {
    const mark = part(plate(width, depth, Math.min(width, depth) / 2, 2), ink, x, y + i * 0.01, 0);
    mark.rotation.x = -Math.PI / 2;
    return mark;
  });
}

function pocketSpeaker({ colour }) {
  const width = 150;
  const height = 74;
  const depth = 52;
  const grille = part(
    slab(width, height, 30, rounded(depth, 16, 16, 12), { exponent: 2.2 }),
    cloth(colour.back, weave(34, 17), 10),
    0,
    height / 2 + 1.5,
    0,
  );
  const band = part(
    slab(width + 1.2, height + 1.2, 30.6, rounded(9, 1.2), { exponent: 2.2 }),
    rubber(colour.frame),
    0,
    height / 2 + 1.5,
    0,
  );
  const feet = [-38, 38].map((x) => part(slab(26, 20, 8, rounded(3, 0.6)), rubber(0x222326), x, 1.2, 0));
  for (const foot of feet) foot.rotation.x = Math.PI / 2;
  const strap = part(
    new THREE.TorusGeometry(15, 2.1, 12, 48, Math.PI),
    rubber(colour.frame),
    width / 2 - 6,
    height * 0.62,
    0,
  );
  strap.rotation.z = -Math.PI / 2.6;
  const badge = part(plate(20, 4, 2, 2), metal(colour.frame, 0.35), 0, 17, depth / 2 + 0.15);
  const speaker = assembly(grille, band, strap, ...feet, badge);
  speaker.rotation.y = -0.42;
  return { group: assembly(speaker), frameMm: 205, elevationDeg: 13, baseline: 0.2 };
}
