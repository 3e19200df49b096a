import { assembly } from './parts.js';
import { phone } from './phone.js';
import { SCENES } from './scenes/index.js';

/** Millimetres of shelf in a picture of phones and what fits them: the same for all, so sizes can be compared. */
export const PHONE_FRAME_MM = 192;
const TABLET_FRAME_MM = 360;

/** Tablets are seen from further away, where the depth buffer is less precise. */
const TABLET_DISPLAY_LIFT_MM = 0.34;

/** Stands an object of a height on the shelf. */
export function standing(object, height, { x = 0, z = 0, turn = 0, lean = 0 } = {}) {
  const group = assembly(object);
  object.position.y += height / 2;
  group.position.set(x, 0.15, z);
  group.rotation.set(lean, turn, 0, 'YXZ');
  return group;
}

/** Turns an object so that its back is seen. */
export function fromBehind(object) {
  object.rotation.y = Math.PI;
  return object;
}

/** Millimetres of shelf a close-up shows, and how far the picture's lower edge is below the top of the object. */
const CLOSE_UP = { frameMm: 92, belowTopMm: 80 };

/** The camera's side of something that stands, from near: the rest fades below. */
export const closeUp = (object, height, { frameMm, belowTopMm } = CLOSE_UP) => ({
  group: assembly(standing(object, height, { x: 4, turn: -0.46 })),
  frameMm,
  litMm: PHONE_FRAME_MM,
  elevationDeg: 6,
  baseline: (belowTopMm - height) / frameMm,
});

/** @param {object} spec of `phone`; @param {'pair' | 'front' | 'back' | 'angle' | 'detail' | keyof typeof SCENES} view */
export function arrangePhone(spec, view) {
  if (Object.hasOwn(SCENES, view)) return SCENES[view](spec);
  if (view === 'detail') return closeUp(fromBehind(phone(spec)), spec.h);
  const stand = (object, place) => standing(object, spec.h, place);
  const views = {
    pair: () => [stand(fromBehind(phone(spec)), { x: -31, z: -16 }), stand(phone(spec), { x: 31, z: 12 })],
    front: () => [stand(phone(spec))],
    back: () => [stand(fromBehind(phone(spec)))],
    angle: () => [
      stand(fromBehind(phone(spec)), { x: -34, z: -8, turn: -0.5 }),
      stand(phone(spec), { x: 36, z: 0, turn: -0.42 }),
    ],
  };
  return { group: assembly(...views[view]()), frameMm: PHONE_FRAME_MM, elevationDeg: view === 'angle' ? 6 : 5 };
}

/** A tablet is a large phone with an even frame around its display. @param {'pair' | 'front' | 'back' | 'angle'} view */
export function arrangeTablet(spec, view) {
  const tablet = { bezel: 6.5, displayLift: TABLET_DISPLAY_LIFT_MM, ...spec, punch: 'none' };
  const stand = (object, place) => standing(object, spec.h, place);
  const views = {
    pair: () => [stand(fromBehind(phone(tablet)), { x: -38, z: -30 }), stand(phone(tablet), { x: 38, z: 16 })],
    front: () => [stand(phone(tablet))],
    back: () => [stand(fromBehind(phone(tablet)))],
    angle: () => [stand(phone(tablet), { x: -4, turn: -0.62 })],
  };
  return {
    group: assembly(...views[view]()),
    frameMm: TABLET_FRAME_MM,
    elevationDeg: view === 'angle' ? 6 : 5,
    baseline: 0.055,
  };
}
