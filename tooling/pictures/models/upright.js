import { phone } from './phone.js';
import { assembly } from './parts.js';

/** Millimetres of shelf in a picture of phones and what fits them: the same for all, so sizes compare truly. */
export const PHONE_FRAME_MM = 192;
const TABLET_FRAME_MM = 292;

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

/** @param {object} spec of `phone`; @param {'pair' | 'front' | 'back' | 'angle'} view */
export function arrangePhone(spec, view) {
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

export function arrangeTablet(spec) {
  const tablet = { bezel: 6.5, ...spec, punch: 'none' };
  return {
    group: assembly(
      standing(fromBehind(phone(tablet)), spec.h, { x: -34, z: -26 }),
      standing(phone(tablet), spec.h, { x: 34, z: 14 }),
    ),
    frameMm: TABLET_FRAME_MM,
  };
}
