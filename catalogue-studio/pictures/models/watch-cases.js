import { plate } from '../geometry/plate.js';
import { edgeProfile, raised, rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { roundFace } from '../paint/round-face.js';
import { watchFace } from '../paint/watch-face.js';
import { blackGlass, display, matte, metal, plastic, shade } from './materials.js';
import { assembly, lens, part, turnedForward } from './parts.js';

const ROUND = { exponent: 2, segments: 24 };
const SOFT = { exponent: 2.5 };
const ORANGE = 0xe2692c;

const CASES = {
  square: squareCase,
  rugged: ruggedCase,
  cushion: cushionCase,
  dome: domeCase,
  sport: sportCase,
  kids: kidsCase,
};

/**
 * The case of a watch, its glass towards +z, centred.
 *
 * `shape`: 'square' (default) | 'rugged' (flat, with a guarded crown) | 'cushion' (round glass on a soft square, `ring`
 * 'turning' | 'rugged') | 'dome' (round, glass over the edge) | 'sport' (round with five buttons) | 'kids'.
 *
 * @returns {{ parts: import('three').Object3D[], height: number, strapWidth: number }} mm
 */
export const watchCase = (spec) => CASES[spec.shape ?? 'square'](spec);

function crownAt(x, y, steel, scale = 1) {
  const crown = part(
    turned([
      [0, 1.6],
      [2.7, 1.6],
      [3.1, 1.2],
      [3.1, -1],
      [2.4, -1.4],
    ]),
    steel,
    x,
    y,
    0,
  );
  crown.rotation.z = -Math.PI / 2;
  crown.scale.setScalar(scale);
  return crown;
}

function buttonAt(x, y, steel, { length = 9, width = 3.4 } = {}) {
  const button = part(
    slab(width, length, Math.min(width, length) / 2, edgeProfile(1.6, { inward: 0.2 }, { inward: 0.4 }, 3), {
      exponent: 2,
    }),
    steel,
    x,
    y,
    0,
  );
  button.rotation.y = Math.sign(x) * (Math.PI / 2);
  return button;
}

const face = (spec, diameter) => display(roundFace(spec.face, spec.hue, diameter));

function squareCase({ colour, hue, scale = 1 }) {
  const width = 38 * scale;
  const height = 45 * scale;
  const thickness = 10.6;
  const steel = metal(colour.frame, 0.22);
  const shell = edgeProfile(thickness, { inward: 4 }, { inward: 3, depth: 3.2 }, 12);
  return {
    height,
    strapWidth: 26 * scale,
    parts: [
      part(slab(width, height, 11.5, shell, SOFT), steel),
      part(
        slab(width - 2.4, height - 2.4, 10.4, raised(2.2, 2.1, 1.15, 10), SOFT),
        blackGlass(),
        0,
        0,
        thickness / 2 - 0.45,
      ),
      part(plate(width - 6.4, height - 6.4, 8.6, 2.5), display(watchFace(hue)), 0, 0, thickness / 2 + 0.69),
      crownAt(width / 2 + 0.6, 8, steel),
      buttonAt(width / 2 + 0.05, -7, steel),
    ],
  };
}

/** A flat titanium case with a raised rim, a guard around crown and button, and a coloured button on the other side. */
function ruggedCase({ colour, hue }) {
  const width = 43;
  const height = 49;
  const thickness = 12;
  const steel = metal(colour.frame, 0.4);
  const guard = part(slab(thickness - 3, 27, 4, rounded(4.4, 1.6, 1.6, 6)), steel, width / 2 + 0.2, 1, 0);
  guard.rotation.y = Math.PI / 2;
  return {
    height,
    strapWidth: 27,
    parts: [
      part(slab(width, height, 13, rounded(thickness, 2.6, 2.8, 10), SOFT), steel),
      part(
        slab(width - 3.6, height - 3.6, 11.4, raised(1.6, 0.5, 0.4, 5), SOFT),
        blackGlass(),
        0,
        0,
        thickness / 2 - 0.5,
      ),
      part(plate(width - 7, height - 7, 9.8, 2.5), display(watchFace(hue)), 0, 0, thickness / 2 + 0.32),
      guard,
      crownAt(width / 2 + 3, 8, steel, 1.12),
      buttonAt(width / 2 + 2.4, -6, steel, { length: 10 }),
      buttonAt(-width / 2 - 0.1, 0, matte(ORANGE, 0.4), { length: 11 }),
    ],
  };
}

/** Round glass on a soft square. `ring`: 'turning' has a toothed ring, 'rugged' a thick one and a coloured button. */
function cushionCase(spec) {
  const { colour, size = 44, ring } = spec;
  const isRugged = ring === 'rugged';
  const steel = metal(colour.frame, isRugged ? 0.42 : 0.26);
  const base = part(
    slab(size - 0.5, size + 2, size * 0.36, rounded(isRugged ? 7.5 : 5.6, 2.2, 2.2, 8), {
      exponent: 2.6,
      segments: 20,
    }),
    steel,
    0,
    0,
    -1.6,
  );
  const front = isRugged ? 4.6 : 3.6;
  const radius = size / 2 - 1.6;
  const collar = turnedForward(
    [
      [radius, -1],
      [radius, front - 1.1],
      [radius - 0.5, front - 0.4],
      [radius - 1.3, front],
      [radius - 3.2, front + 0.1],
      [radius - 3.6, front - 0.5],
    ],
    steel,
  );
  const glassRadius = radius - 2.2;
  const buttons = isRugged
    ? [
        buttonAt(size / 2 + 0.2, 9.5, steel, { length: 7 }),
        buttonAt(size / 2 + 0.4, 0, matte(ORANGE, 0.4), { length: 7.5, width: 4 }),
        buttonAt(size / 2 + 0.2, -9.5, steel, { length: 7 }),
      ]
    : [buttonAt(size / 2 - 0.2, 8, steel, { length: 8.5 }), buttonAt(size / 2 - 0.2, -8, steel, { length: 8.5 })];
  return {
    height: size + 1,
    strapWidth: isRugged ? 25 : 21.5,
    parts: [
      base,
      collar,
      ...buttons,
      part(
        slab(glassRadius * 2, glassRadius * 2, glassRadius, raised(1.4, 0.6, 0.5, 5), ROUND),
        blackGlass(),
        0,
        0,
        front - 0.7,
      ),
      part(
        plate(glassRadius * 2 - 3.4, glassRadius * 2 - 3.4, glassRadius - 1.7, 2),
        face(spec, glassRadius * 2),
        0,
        0,
        front + 0.06,
      ),
      ring === 'turning' && toothedRing(radius, front, steel),
    ].filter(Boolean),
  };
}

function toothedRing(radius, front, steel) {
  const ring = turnedForward(
    [
      [radius - 0.2, front - 0.6],
      [radius - 0.2, front + 0.8],
      [radius - 1, front + 1.5],
      [radius - 2.6, front + 1.3],
      [radius - 3.4, front + 0.4],
    ],
    steel,
  );
  const teeth = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * 2 * Math.PI;
    const tooth = part(
      slab(0.8, 1.6, 0.35, rounded(1.4, 0.2, 0.2, 2)),
      steel,
      (radius - 0.95) * Math.cos(angle),
      (radius - 0.95) * Math.sin(angle),
      front + 0.45,
    );
    tooth.rotation.z = angle + Math.PI / 2;
    return tooth;
  });
  return assembly(ring, ...teeth);
}

/** Round, the domed glass flows over the edge. */
function domeCase(spec) {
  const { colour, size = 45 } = spec;
  const radius = size / 2;
  const steel = metal(colour.frame, 0.24);
  const arc = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 14) * (Math.PI / 2);
    return [radius - 7 + 6.6 * Math.cos(angle), 0.6 + 4.2 * Math.sin(angle)];
  });
  return {
    height: size + 0.5,
    strapWidth: 20.5,
    parts: [
      turnedForward(
        [
          [0, -5.4],
          [radius - 5, -5.4],
          [radius - 1.4, -3.4],
          [radius, -0.6],
          [radius - 0.3, 0.7],
          [radius - 1.2, 1.2],
        ],
        steel,
      ),
      turnedForward([...arc, [0, 4.9]], blackGlass()),
      part(plate(size - 13, size - 13, radius - 6.5, 2), face(spec, size - 13), 0, 0, 5.02),
      crownAt(radius + 0.8, 0, steel, 1.05),
      buttonAt(radius - 2.2, 9.4, steel, { length: 7.5, width: 2.6 }),
    ],
  };
}

/** A round sports watch: metal ring, resin case with lugs, two buttons on the right and three on the left. */
function sportCase(spec) {
  const { colour, size = 47, thick = 12 } = spec;
  const radius = size / 2;
  const resin = matte(colour.case ?? shade(colour.frame, 0.8), 0.5);
  const steel = metal(colour.frame, 0.34);
  const at = (side, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const knob = part(
      turned([
        [0, 1.2],
        [1.9, 1.2],
        [2.2, 0.8],
        [2.2, -2],
      ]),
      steel,
      side * (radius + 0.4) * Math.cos(angle),
      (radius + 0.6) * Math.sin(angle),
      -0.4,
    );
    knob.rotation.z = side * (angle - Math.PI / 2);
    return knob;
  };
  const front = thick / 2;
  const lugs = [-1, 1].map((side) =>
    part(slab(24, 11, 3.4, rounded(thick - 5, 2, 2, 5)), resin, 0, side * (radius - 2.4), -1.6),
  );
  return {
    height: size + 3,
    strapWidth: 22,
    parts: [
      turnedForward(
        [
          [0, -front],
          [radius - 3, -front],
          [radius - 0.6, -front + 1.6],
          [radius, -front + 3.4],
          [radius, front - 3.4],
          [radius - 0.8, front - 2.6],
        ],
        resin,
      ),
      turnedForward(
        [
          [radius - 0.4, front - 3.2],
          [radius - 0.2, front - 1.4],
          [radius - 1.2, front - 0.2],
          [radius - 3.4, front],
          [radius - 4.4, front - 0.5],
        ],
        steel,
      ),
      part(slab(size - 8, size - 8, radius - 4, raised(1, 0.4, 0.3, 4), ROUND), blackGlass(), 0, 0, front - 0.75),
      part(plate(size - 10.4, size - 10.4, radius - 5.2, 2), face(spec, size - 10), 0, 0, front - 0.22),
      ...lugs,
      ...(spec.buttons === 2 ? [at(1, 24), at(1, -24)] : [at(1, 27), at(1, -27), at(-1, 27), at(-1, 0), at(-1, -27)]),
    ],
  };
}

/** A thick soft case with a camera above the screen, in a colour. */
function kidsCase(spec) {
  const { colour } = spec;
  const width = 44;
  const height = 48;
  const thickness = 13.5;
  const shell = matte(colour.frame, 0.5);
  const camera = lens(2.1, 0.5, metal(0x2a2c30, 0.3), 'a');
  camera.position.set(0, height / 2 - 5.4, thickness / 2 + 0.24);
  return {
    height,
    strapWidth: 24,
    parts: [
      part(slab(width, height, 14, rounded(thickness, 4.6, 4.6, 12), SOFT), shell),
      part(slab(width - 5, height - 5, 11, raised(1.2, 0.5, 0.4, 5), SOFT), blackGlass(), 0, 0, thickness / 2 - 0.35),
      part(
        plate(width - 10, height - 14, 7, 2.5),
        display(roundFace('kids', spec.hue, width)),
        0,
        -2.2,
        thickness / 2 + 0.28,
      ),
      buttonAt(width / 2 + 0.1, 6, plastic(shade(colour.frame, 0.75), 0.5), { length: 11, width: 4.4 }),
      camera,
    ],
  };
}
