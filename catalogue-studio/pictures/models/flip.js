import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { coverScreen } from '../paint/cover-screen.js';
import { phoneScreen } from '../paint/phone-screen.js';
import { blackGlass, display, matte, metal } from './materials.js';
import { assembly, flash, lens, part } from './parts.js';
import { closeUp, fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

const HINGE_STRIP_MM = 12;
const HALF_OPEN_DEG = 105;

/** Its lenses are near the hinge. */
const CLOSE_UP = { frameMm: 122, belowTopMm: 114 };

/**
 * A clamshell foldable, in mm. `coverHeight`: how far the outer display reaches up from the hinge's far end.
 *
 * @param {'pair' | 'front' | 'back' | 'angle' | 'detail'} view
 */
export function arrangeFlip(spec, view) {
  if (view === 'detail') return closeUp(fromBehind(flip(spec)), spec.h, CLOSE_UP);
  if (view === 'angle') return halfOpenOnTable(spec);
  const stand = (object, place) => standing(object, spec.h, place);
  const views = {
    pair: () => [stand(fromBehind(flip(spec)), { x: -31, z: -14 }), stand(flip(spec), { x: 31, z: 12 })],
    front: () => [stand(flip(spec))],
    back: () => [stand(fromBehind(flip(spec)))],
  };
  return { group: assembly(...views[view]()), frameMm: PHONE_FRAME_MM };
}

function halfOpenOnTable(spec) {
  const body = flip(spec, HALF_OPEN_DEG);
  body.rotation.x = -Math.PI / 2;
  body.position.y = spec.t / 2 + 0.2;
  const group = assembly(body);
  group.rotation.y = -0.62;
  group.position.set(8, 0, -26);
  return { group, frameMm: 152, elevationDeg: 13, baseline: 0.2 };
}

/** Two halves about a hinge along x; `openDeg` 180 is flat. */
function flip(spec, openDeg = 180) {
  const frame = metal(spec.colour.frame, 0.22);
  const screen = openDeg > 150 ? spec.screen : { ...spec.screen, clock: 'none' };
  const texture = phoneScreen(screen, spec.w - 5, spec.h - 5, 'hole');
  const upper = half(spec, { isUpper: true, frame, texture });
  upper.rotation.x = ((180 - openDeg) * Math.PI) / 180;
  const lower = half(spec, { isUpper: false, frame, texture });
  const hinge = part(
    new THREE.CapsuleGeometry(spec.t * 0.44, spec.w - 2 - spec.t, 6, 20),
    metal(spec.colour.frame, 0.2),
    0,
    0,
    -spec.t * 0.08,
  );
  hinge.rotation.z = Math.PI / 2;
  return assembly(upper, lower, hinge);
}

function half(spec, { isUpper, frame, texture }) {
  const { w, h, t, r, colour } = spec;
  const height = h / 2 - 0.5;
  const side = isUpper ? 1 : -1;
  const y = (side * height) / 2;
  const back = part(
    slab(w - 1.5, height - 1.5, r - 0.75, raised(1.2, 0.7, 0.45, 8)),
    matte(colour.back, 0.42),
    0,
    y,
    -t / 2 + 0.42,
  );
  back.rotation.y = Math.PI;
  return assembly(
    part(slab(w, height, r, rounded(t, 0.6, 0.6, 4)), frame, 0, y, 0),
    part(slab(w - 1.4, height - 0.6, r - 0.7, raised(0.8, 0.4, 0.3, 4)), blackGlass(), 0, y, t / 2 - 0.2),
    part(halfDisplay(spec, height, isUpper), display(texture), 0, side * (height / 2 - 0.5), t / 2 + 0.215),
    part(hingeStrip(spec, height, isUpper), display(texture), 0, side * (HINGE_STRIP_MM / 2), t / 2 + 0.225),
    back,
    isUpper && outerDisplay(spec, height, frame),
  );
}

/** One half of the display: the texture is split at the hinge. */
function halfDisplay({ w, r }, height, isUpper) {
  const geometry = plate(w - 5, height - 2, r - 2.4);
  const { uv } = geometry.attributes;
  for (let i = 0; i < uv.count; i++) uv.setY(i, uv.getY(i) * 0.5 + (isUpper ? 0.5 : 0));
  return geometry;
}

/** Squares off the rounded corners of the display at the hinge. */
function hingeStrip({ w }, height, isUpper) {
  const geometry = new THREE.PlaneGeometry(w - 5, HINGE_STRIP_MM);
  const { uv } = geometry.attributes;
  const share = (HINGE_STRIP_MM / (height - 2)) * 0.5;
  for (let i = 0; i < uv.count; i++) uv.setY(i, isUpper ? 0.5 + uv.getY(i) * share : 0.5 - (1 - uv.getY(i)) * share);
  return geometry;
}

function outerDisplay(spec, height, frame) {
  const { w, t, r } = spec;
  const coverHeight = spec.coverHeight ?? height - 4;
  const y = height - 2 - coverHeight / 2;
  const side = assembly(
    part(slab(w - 5, coverHeight, r - 2.4, raised(0.5, 0.2, 0.2, 3)), blackGlass(), 0, y, 0.1),
    part(plate(w - 9, coverHeight - 4, r - 4), display(coverScreen(spec.screen, w - 9, coverHeight - 4)), 0, y, 0.37),
  );
  const lensY = y - coverHeight / 2 + 12;
  for (const index of [0, 1]) {
    const camera = lens(6.8, 1.6, frame, `flip-${index}`);
    camera.position.set(w / 2 - 12.5 - index * 16.5, lensY, 0.3);
    side.add(camera);
  }
  const lamp = flash(1.9);
  lamp.position.set(w / 2 - 39.5, lensY, 0.3);
  side.add(lamp);
  side.rotation.y = Math.PI;
  side.position.z = -t / 2 - 0.16;
  return side;
}
