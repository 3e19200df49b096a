import * as THREE from 'three';
import { metal } from './materials.js';
import { assembly, part } from './parts.js';
import { phone } from './phone.js';
import { closeUp, fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

/**
 * A foldable that opens like a book. `w`, `t`: open; `foldedWidth`, `foldedThickness`: closed; mm.
 * `openAtX`: where the open one stands in the pair.
 *
 * @param {'pair' | 'front' | 'back' | 'angle' | 'detail'} view
 */
export function arrangeFold(spec, view) {
  if (view === 'detail') return closeUp(fromBehind(folded(spec)), spec.h);
  const open = () => assembly(phone({ ...spec, camera: { layout: 'none' } }), crease(spec));
  const closed = () => folded(spec);
  const stand = (object, place) => standing(object, spec.h, place);
  const views = {
    pair: () => [stand(fromBehind(closed()), { x: -55, z: -22 }), stand(open(), { x: spec.openAtX ?? 20, z: 10 })],
    front: () => [stand(open())],
    back: () => [stand(fromBehind(closed()))],
    angle: () => [stand(fromBehind(closed()), { x: -38, z: -12, turn: -0.5 }), stand(closed(), { x: 34, turn: -0.42 })],
  };
  return { group: assembly(...views[view]()), frameMm: PHONE_FRAME_MM };
}

function folded(spec) {
  const body = phone({
    ...spec,
    w: spec.foldedWidth,
    t: spec.foldedThickness,
    r: spec.foldedRadius,
    punch: 'hole',
    screen: { ...spec.screen, seed: `${spec.screen.seed}-cover` },
  });
  const spine = new THREE.CapsuleGeometry(spec.foldedThickness * 0.46, spec.h - spec.foldedThickness - 3, 6, 20);
  return assembly(body, part(spine, metal(spec.colour.frame, 0.22), -spec.foldedWidth / 2 + 1.4, 0, 0));
}

/** The faint line in the middle of the open display. */
function crease({ h, t }) {
  const line = new THREE.MeshBasicMaterial({ color: 0x000000, transparent: true, opacity: 0.1, depthWrite: false });
  const mesh = part(new THREE.PlaneGeometry(0.9, h - 7), line, 0, 0, t / 2 + 0.24);
  mesh.userData.noShadow = true;
  return mesh;
}
