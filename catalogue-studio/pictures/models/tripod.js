import * as THREE from 'three';
import { rounded, slab } from '../geometry/slab.js';
import { matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

const SHAPES = { stick: selfieStick, gimbal };

/** What carries a phone for a picture. `shape`: 'stick' (a selfie stick whose handle folds out to three legs) | 'gimbal' */
export const arrangeTripod = (spec) => SHAPES[spec.shape ?? 'stick'](spec);

/** Two jaws that hold a phone across. */
function jaws(colour, y, z) {
  return assembly(
    part(slab(74, 13, 4, rounded(9, 2.6, 2.6, 6)), matte(colour.back, 0.5), 0, y, z),
    ...[-1, 1].map((side) =>
      part(slab(8, 26, 3, rounded(15, 2.2, 2.2, 6)), rubber(shade(colour.back, 0.85)), side * 38, y, z + 6),
    ),
  );
}

function selfieStick({ colour }) {
  const pole = part(new THREE.CylinderGeometry(4.6, 4.6, 118, 40), metal(colour.frame, 0.3), 0, 168, 0);
  const handle = part(new THREE.CapsuleGeometry(10.5, 62, 10, 36), matte(colour.back, 0.5), 0, 86, 0);
  const legs = [0.4, 2.5, 4.6].map((angle) => {
    const leg = assembly(part(new THREE.CapsuleGeometry(5, 74, 8, 24), matte(colour.back, 0.5), 0, -38, 0));
    leg.rotation.z = 0.62;
    const turned = assembly(leg);
    turned.rotation.y = angle;
    turned.position.y = 66;
    return turned;
  });
  const button = part(new THREE.CapsuleGeometry(3.2, 9, 8, 20), rubber(shade(colour.frame, 0.7)), 0, 100, 10.2);
  const collar = part(new THREE.CylinderGeometry(7, 8.6, 12, 40), plastic(shade(colour.back, 1.15)), 0, 124, 0);
  const head = part(new THREE.SphereGeometry(9, 32, 24), matte(colour.back, 0.5), 0, 230, 0);
  const stand = assembly(pole, handle, ...legs, button, collar, head, jaws(colour, 244, 6));
  stand.rotation.y = -0.35;
  return { group: assembly(stand), frameMm: 312, elevationDeg: 10, baseline: 0.1 };
}

function gimbal({ colour }) {
  const skin = matte(colour.back, 0.46);
  const motor = (x, y, z, turn) => {
    const drum = part(slab(34, 34, 17, rounded(24, 3, 3, 8), { exponent: 2, segments: 24 }), skin, x, y, z);
    drum.rotation.set(...turn);
    return drum;
  };
  const handle = part(slab(36, 118, 14, rounded(31, 10, 10, 12)), skin, 0, 66, 0);
  const panel = part(slab(26, 50, 9, rounded(3, 1, 1, 5)), rubber(shade(colour.back, 0.8)), 0, 92, 15.4);
  const joystick = part(new THREE.SphereGeometry(5.4, 28, 20), rubber(0x222326), 0, 102, 18);
  const key = part(new THREE.SphereGeometry(3.6, 24, 18), plastic(0xc23b36, 0.4), 0, 84, 17);
  const arm = part(slab(17, 84, 7, rounded(12, 4, 4, 8)), skin, 34, 168, -4);
  arm.rotation.z = -0.62;
  const upper = part(slab(15, 46, 7, rounded(12, 4, 4, 8)), skin, 44, 208, -2);
  upper.rotation.z = 0.9;
  const clamp = jaws(colour, 222, 24);
  clamp.position.x = 4;
  const set = assembly(
    handle,
    panel,
    joystick,
    key,
    motor(0, 138, 0, [Math.PI / 2, 0, 0]),
    arm,
    motor(60, 194, -2, [0, 0, 0]),
    upper,
    motor(22, 222, 0, [0, Math.PI / 2, 0]),
    clamp,
  );
  set.position.y = -6.8;
  set.rotation.y = -0.3;
  return { group: assembly(set), frameMm: 290, elevationDeg: 10, baseline: 0.1 };
}
