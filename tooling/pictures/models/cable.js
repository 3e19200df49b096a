import * as THREE from 'three';
import { rounded, slab } from '../geometry/slab.js';
import { weave } from '../paint/weave.js';
import { cloth, metal, plastic } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

const LOOPS = 2.55;
const POINTS = 150;
const PLUG_FROM_END_MM = 14;

/** A braided USB-C cable, coiled flat on the table. */
export function arrangeCable({ colour }) {
  const curve = new THREE.CatmullRomCurve3(coil());
  const braid = cloth(colour.back, weave(220, 3), 6);
  const group = assembly(
    part(new THREE.TubeGeometry(curve, 500, 1.9, 14), braid),
    plugAt(curve, 0, colour.frame ?? colour.back),
    plugAt(curve, 1, colour.frame ?? colour.back),
  );
  group.position.x = 7;
  return { group, frameMm: 128, elevationDeg: 38, baseline: 0.45 };
}

function coil() {
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const along = i / POINTS;
    const angle = -1.9 + along * 2 * Math.PI * LOOPS;
    const radius = 36 - 5 * along + 2 * Math.sin(angle * 0.7);
    const lead = Math.max(0, 1 - along * 9) ** 2;
    return new THREE.Vector3(radius * Math.cos(angle) - lead * 16, 2.4 + along * 8, radius * Math.sin(angle) + lead * 18);
  });
}

function plugAt(curve, end, colour) {
  const boot = turnedForward([[1.9, -9], [2.6, -4], [2.7, 0]], plastic(colour, 0.5));
  boot.position.z = -11;
  const plug = assembly(
    part(slab(11.5, 6.6, 3.2, rounded(21, 0.8, 0.8, 4), { exponent: 2.1 }), plastic(colour, 0.35)),
    part(slab(8.4, 2.5, 1.25, rounded(7, 0.3, 0.3, 3), { exponent: 2 }), metal(0xd3d5d9, 0.2), 0, 0, 13.5),
    boot,
  );
  const outwards = curve.getTangent(end).multiplyScalar(end ? 1 : -1);
  plug.position.copy(curve.getPoint(end)).addScaledVector(outwards, PLUG_FROM_END_MM);
  plug.lookAt(plug.position.clone().add(outwards));
  plug.position.y = Math.max(plug.position.y, 3.5);
  return plug;
}
