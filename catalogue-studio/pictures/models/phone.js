import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { edgeProfile, raised, rounded, slab } from '../geometry/slab.js';
import { backPattern } from '../paint/back-pattern.js';
import { phoneScreen } from '../paint/phone-screen.js';
import { mountCamera } from './cameras/index.js';
import { blackGlass, display, gloss, matte, metal, plastic, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** Where the keys sit: side (1 = right from the front), height as a share of the phone, length in mm. */
const KEYS = [
  { side: 1, at: 0.18, length: 17 },
  { side: -1, at: 0.2, length: 11 },
  { side: -1, at: 0.1, length: 11 },
];
const ANTENNA_FROM_EDGE_MM = 15;

/**
 * A slate phone (also the body of a tablet), centred, screen towards +z. Sizes in mm.
 *
 * @param {object} spec `w`, `h`, `t` outer sizes; `r` corner radius; `curve` rounding of the long edges (0 = flat
 *   sides); `finish` 'matte' | 'gloss'; `displayLift` of the lit area above the middle of the front; `bezel`, `chin`, `forehead`; `punch`; `camera`; `screen`; `pattern`;
 *   `colour` { back, frame, camera? } as hex
 */
export function phone(spec) {
  const frame = metal(spec.colour.frame, spec.frameRoughness ?? 0.3);
  return assembly(
    shell(spec, frame),
    backCover(spec),
    ...front(spec),
    ...keys(spec, frame),
    ...(spec.curve ? [] : antennaLines(spec)),
    backSide(spec, frame),
  );
}

function shell({ w, h, t, r, curve = 0 }, material) {
  const profile = curve
    ? edgeProfile(t, { inward: curve, depth: t * 0.42 }, { inward: curve * 0.7, depth: t * 0.36 }, 10)
    : rounded(t, 0.55, 0.55, 4);
  return part(slab(w, h, r, profile), material);
}

function backCover({ w, h, t, r, curve = 0, finish, colour, pattern }) {
  const inset = curve ? curve * 0.82 : 0.75;
  const map = pattern ? backPattern(pattern, colour.back, w, h) : null;
  const material = finish === 'gloss' ? gloss(colour.back) : matte(map ? 0xffffff : colour.back, 0.46, map);
  const profile = raised(1.2, curve ? 1.6 : 0.7, curve ? 0.5 : 0.45, 8);
  const cover = part(slab(w - 2 * inset, h - 2 * inset, r - inset, profile), material, 0, 0, -t / 2 + 0.42);
  cover.rotation.y = Math.PI;
  return cover;
}

function front({ w, h, t, r, curve = 0, bezel = 1.6, forehead = 0, chin = 0, screen, punch, displayLift = 0.215 }) {
  const inset = curve ? curve * 0.62 : 0.7;
  const glass = part(
    slab(w - 2 * inset, h - 2 * inset, r - inset, raised(0.8, 0.5, 0.35, 5)),
    blackGlass(),
    0,
    0,
    t / 2 - 0.2,
  );
  const width = w - 2 * inset - 2 * bezel;
  const height = h - 2 * inset - 2 * bezel - forehead - chin;
  const radius = forehead ? 2.5 : r - inset - bezel;
  const lit = part(
    plate(width, height, radius),
    display(phoneScreen(screen, width, height, punch)),
    0,
    (chin - forehead) / 2,
    t / 2 + displayLift,
  );
  return [glass, lit];
}

function keys({ w, h, t, curve = 0 }, material) {
  return KEYS.map(({ side, at, length }) => {
    const x = side * (w / 2 + 0.05 - (curve ? 0.25 : 0));
    const profile = edgeProfile(1.2, { inward: 0.2 }, { inward: 0.3 }, 3);
    const key = part(slab(t * 0.36, length, t * 0.18, profile, { exponent: 2 }), material, x, h * at, 0);
    key.rotation.y = (side * Math.PI) / 2;
    return key;
  });
}

function antennaLines({ w, h, t, colour }) {
  const material = plastic(shade(colour.frame, 0.62), 0.6);
  const heights = [h / 2 - ANTENNA_FROM_EDGE_MM, -h / 2 + ANTENNA_FROM_EDGE_MM];
  return heights.flatMap((y) =>
    [-1, 1].map((side) => part(new THREE.BoxGeometry(0.06, 1.1, t - 1.1), material, (side * w) / 2, y, 0)),
  );
}

/** A group facing away from the screen; +x is right and +z outwards as seen from behind. */
function backSide(spec, frame) {
  const side = assembly();
  side.rotation.y = Math.PI;
  side.position.z = -spec.t / 2 - 0.15;
  mountCamera(side, spec, frame);
  return side;
}
