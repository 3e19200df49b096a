import * as THREE from 'three';
import { outline } from '../geometry/outline.js';
import { frameOf, plate } from '../geometry/plate.js';
import { glassSheen } from '../paint/glass-sheen.js';
import { assembly, part } from './parts.js';
import { phone } from './phone.js';
import { PHONE_FRAME_MM, standing } from './upright.js';

const MARGIN_MM = 0.8;

/** The phone and, in front of it, a loose sheet of glass. `spec` is the phone's. */
export function arrangeProtector(spec) {
  return {
    group: assembly(
      standing(phone(spec), spec.h, { x: -27, z: -10 }),
      standing(sheet(spec), spec.h, { x: 27, z: 22, lean: -0.16 }),
    ),
    frameMm: PHONE_FRAME_MM,
  };
}

function sheet({ w, h, r }) {
  const width = w - 2 * MARGIN_MM;
  const height = h - 2 * MARGIN_MM;
  const glass = part(
    plate(width, height, r),
    new THREE.MeshBasicMaterial({ map: glassSheen(), transparent: true, depthWrite: false }),
  );
  glass.userData.noShadow = true;
  glass.renderOrder = 3;
  const cut = new THREE.MeshBasicMaterial({ color: 0x86b3bd, transparent: true, opacity: 0.9 });
  const rim = frameOf(outline(width, height, r, 18), [outline(width - 1, height - 1, r - 0.5, 18)], { depth: 0.5 });
  return assembly(glass, part(rim, cut));
}
