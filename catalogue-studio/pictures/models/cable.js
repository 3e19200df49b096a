import * as THREE from 'three';
import { rounded, slab } from '../geometry/slab.js';
import { weave } from '../paint/weave.js';
import { cloth, metal, plastic, rubber } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

const LOOPS = 2.55;
const POINTS = 150;
const PLUG_FROM_END_MM = 14;

export const PLUGS = {
  'usb-c': { body: [11.5, 6.6, 21], tongue: [8.4, 2.5, 7], z: 13.5 },
  lightning: { body: [8.6, 5.4, 18], tongue: [6.7, 1.6, 7.4], z: 12.4 },
  'usb-a': { body: [15.6, 8.2, 22], tongue: [12, 4.6, 13], z: 17 },
};

/**
 * A cable, coiled flat on the table.
 *
 * @param {object} spec `plugs`: of both ends, 'usb-c' | 'lightning' | 'usb-a'; `braided`: false for a smooth one; `loops`
 */
export function arrangeCable({ colour, plugs = ['usb-c', 'usb-c'], braided = true, loops = LOOPS }) {
  const curve = new THREE.CatmullRomCurve3(coil(loops));
  const sleeve = braided ? cloth(colour.back, weave(220, 3), 6) : rubber(colour.back);
  const group = assembly(
    part(new THREE.TubeGeometry(curve, 500, 1.9, 14), sleeve),
    plugAt(curve, 0, colour.frame ?? colour.back, PLUGS[plugs[0]]),
    plugAt(curve, 1, colour.frame ?? colour.back, PLUGS[plugs[1]]),
  );
  group.position.x = 7;
  return { group, frameMm: 128, elevationDeg: 38, baseline: 0.45 };
}

function coil(loops) {
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const along = i / POINTS;
    const angle = -1.9 + along * 2 * Math.PI * loops;
    const radius = 36 - 5 * along + 2 * Math.sin(angle * 0.7);
    const lead = Math.max(0, 1 - along * 9) ** 2;
    return new THREE.Vector3(
      radius * Math.cos(angle) - lead * 16,
      2.4 + along * 8,
      radius * Math.sin(angle) + lead * 18,
    );
  });
}

export function plugAt(curve, end, colour, { body, tongue, z }) {
  const boot = turnedForward(
    [
      [1.9, -9],
      [2.6, -4],
      [2.7, 0],
    ],
    plastic(colour, 0.5),
  );
  boot.position.z = -11;
  const plug = assembly(
    part(
      slab(body[0], body[1], Math.min(3.2, body[1] / 2), rounded(body[2], 0.8, 0.8, 4), { exponent: 2.1 }),
      plastic(colour, 0.35),
    ),
    part(
      slab(tongue[0], tongue[1], Math.min(1.25, tongue[1] / 2), rounded(tongue[2], 0.3, 0.3, 3), { exponent: 2 }),
      metal(0xd3d5d9, 0.2),
      0,
      0,
      z,
    ),
    boot,
  );
  const outwards = curve.getTangent(end).multiplyScalar(end ? 1 : -1);
  plug.position.copy(curve.getPoint(end)).addScaledVector(outwards, PLUG_FROM_END_MM);
  plug.lookAt(plug.position.clone().add(outwards));
  plug.position.y = Math.max(plug.position.y, 3.5);
  return plug;
}
