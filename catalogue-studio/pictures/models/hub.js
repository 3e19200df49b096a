import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { plugAt, PLUGS } from './cable.js';
import { cavity, metal, plastic, rubber } from './materials.js';
import { assembly, part } from './parts.js';

/** Widths and heights of openings, mm. */
const OPENINGS = { a: [13.4, 6.2], c: [9.6, 3.8], hdmi: [15.2, 6], sd: [25, 3], lan: [14, 9] };

/** A box of ports on a short cable. `ports`: names of openings along its side, e.g. ['a', 'a', 'c', 'hdmi'] */
export function arrangeHub({ colour, ports }) {
  const gap = 6;
  const width = ports.reduce((sum, name) => sum + OPENINGS[name][0] + gap, gap + 6);
  const body = part(slab(width, 34, 7, rounded(13, 2, 2, 6)), metal(colour.back, 0.42));
  body.rotation.x = -Math.PI / 2;
  let x = -width / 2 + 6;
  const openings = ports.flatMap((name) => {
    const [w, h] = OPENINGS[name];
    x += w + gap;
    const middle = x - gap - w / 2 + 3;
    return [
      part(plate(w, h, name === 'c' ? h / 2 : 0.9, 2), metal(0xb9bcc2, 0.3), middle, 0, 17.05),
      part(plate(w - 1.2, h - 1.2, name === 'c' ? h / 2 - 0.6 : 0.6, 2), cavity(0x0b0c0e), middle, 0, 17.1),
      name === 'a'
        ? part(plate(w - 2.6, 1.9, 0.3, 2), plastic(0x2f66b0), middle, 0.9, 17.15)
        : part(plate(w - 3, 0.7, 0.3, 2), plastic(0x3c3f45), middle, 0, 17.15),
    ];
  });
  const box = assembly(body, ...openings);
  box.position.y = 6.8;
  const curve = new THREE.CatmullRomCurve3(
    [
      [-width / 2 - 2, 6.5, 0],
      [-width / 2 - 18, 4, -3],
      [-width / 2 - 26, 3.6, 12],
      [-width / 2 - 12, 3.6, 30],
      [-width / 2 + 10, 3.8, 38],
    ].map((point) => new THREE.Vector3(...point)),
  );
  const set = assembly(
    box,
    part(new THREE.TubeGeometry(curve, 90, 2.1, 14), rubber(colour.frame)),
    plugAt(curve, 1, colour.frame, PLUGS['usb-c']),
  );
  set.position.set(11, 0, -6);
  set.rotation.y = -0.34;
  return { group: assembly(set), frameMm: width + 78, elevationDeg: 26, baseline: 0.42 };
}
