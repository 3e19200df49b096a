import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { cavity, glow, matte, metal, plastic } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

/** A charger for a car's socket, its ports towards the viewer. `ports` 1 or 2; `usbA`: the second one is USB-A */
export function arrangeCarCharger({ colour, ports = 2, usbA = false }) {
  const body = turnedForward(
    [
      [10.4, -44],
      [10.4, -8],
      [12.6, -4],
      [14.2, 2],
      [14.2, 16],
      [13.4, 17.4],
      [0, 17.4],
    ],
    matte(colour.back, 0.45),
  );
  const ring = turnedForward(
    [
      [14.3, 3],
      [14.7, 4],
      [14.3, 5],
    ],
    metal(colour.frame, 0.25),
  );
  const nose = turnedForward(
    [
      [0, -54],
      [3.4, -53],
      [4.4, -50],
      [4.4, -47],
      [10.2, -44],
    ],
    metal(0xc9ccd1, 0.25),
  );
  const springs = [-1, 1].map((side) =>
    part(slab(3, 17, 1.5, rounded(5, 1.4, 1.4, 6), { exponent: 2 }), metal(0xd3d5d9, 0.22), side * 10, 0, -24).rotateX(
      Math.PI / 2,
    ),
  );
  const places = ports === 1 ? [0] : [5.4, -5.4];
  const openings = places.flatMap((y, i) => (usbA && i === 1 ? usbAPort(y) : usbCPort(y)));
  const lamp = part(plate(1.6, 1.6, 0.8, 2), glow(0xbfe8ff), 10.4, 0, 17.5);
  const charger = assembly(body, ring, nose, ...springs, ...openings, lamp);
  charger.position.set(-6, 14.5, 14);
  charger.rotation.set(0, -0.78, 0);
  return { group: assembly(charger), frameMm: 92, elevationDeg: 20, baseline: 0.3 };
}

const usbCPort = (y) => [
  part(plate(10.4, 4.4, 2.2, 2), metal(0xb9bcc2, 0.3), 0, y, 17.45),
  part(plate(9, 3, 1.5, 2), cavity(0x0b0c0e), 0, y, 17.5),
  part(plate(6.6, 0.8, 0.4, 2), plastic(0x3c3f45), 0, y, 17.55),
];

const usbAPort = (y) => [
  part(plate(13.4, 6, 0.8, 2), metal(0xb9bcc2, 0.3), 0, y, 17.45),
  part(plate(12.2, 4.8, 0.5, 2), cavity(0x0b0c0e), 0, y, 17.5),
  part(plate(10.8, 1.9, 0.3, 2), plastic(0x2f66b0), 0, y + 1, 17.55),
];
