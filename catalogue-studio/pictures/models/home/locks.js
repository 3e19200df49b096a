import * as THREE from 'three';
import { plate } from '../../geometry/plate.js';
import { raised, rounded, slab } from '../../geometry/slab.js';
import { blackGlass, glow, matte, metal, shade } from '../materials.js';
import { assembly, part, turnedForward } from '../parts.js';

/** A door lock for the inside of the door: an upright panel with a turning disc below. */
export function panelLock({ colour }) {
  const [w, h, t] = [58, 150, 34];
  const steel = metal(colour.frame, 0.36);
  const device = assembly(
    part(slab(w, h, 16, rounded(t, 3, 3, 8), { exponent: 2.5 }), matte(colour.back, 0.42)),
    part(
      slab(w - 5, h - 5, 14, raised(1.2, 0.5, 0.4, 5), { exponent: 2.5 }),
      metal(colour.frame, 0.44),
      0,
      0,
      t / 2 - 0.2,
    ),
    turnedForward(
      [
        [25, -0.6],
        [24.4, 8.6],
        [23.4, 9.8],
        [21, 10.2],
        [0, 10.2],
      ],
      steel,
      96,
    ),
    part(slab(7, 34, 3.4, rounded(5, 1.6, 1.6, 6), { exponent: 2.2 }), metal(shade(colour.frame, 0.9), 0.3)),
    part(plate(2, 2, 1, 2), glow(0x7fe3a1), 0, h / 2 - 16, t / 2 + 0.46),
  );
  device.children[2].position.set(0, -h / 2 + 40, t / 2 + 0.4);
  device.children[3].position.set(0, -h / 2 + 40, t / 2 + 12);
  device.position.y = h / 2 + 0.2;
  return { body: assembly(device), frameMm: 192, elevationDeg: 8.5, baseline: 0.09, turn: -0.52 };
}

/** A round lock that turns the key inside the door, lying on its side: ring, knob and light. */
export function knobLock({ colour }) {
  const radius = 30;
  const body = assembly(
    turnedForward(
      [
        [0, -30],
        [27, -30],
        [radius - 0.8, -29],
        [radius, -27],
        [radius, -6],
        [radius - 0.8, -4.6],
      ],
      matte(colour.back, 0.4),
      96,
    ),
    turnedForward(
      [
        [radius - 1.6, -5],
        [radius - 1.6, -2],
        [radius - 2.2, -1.4],
      ],
      matte(0x1f2124, 0.5),
      96,
    ),
    turnedForward(
      [
        [radius - 2, -2.4],
        [radius - 0.4, -1.6],
        [radius, 0],
        [radius, 18],
        [radius - 1, 21.4],
        [radius - 4, 23],
        [radius - 6, 22.4],
        [radius - 7, 21],
      ],
      metal(colour.frame, 0.3),
      96,
    ),
    turnedForward(
      [
        [radius - 6.6, 21.4],
        [12, 21.9],
        [0, 22],
      ],
      blackGlass(),
      96,
    ),
    part(new THREE.TorusGeometry(15.5, 0.8, 10, 72), glow(0xf2f6fa), 0, 0, 22.2),
  );
  body.position.y = radius + 0.1;
  return { body: assembly(body), frameMm: 100, elevationDeg: 12, baseline: 0.18, turn: -0.62 };
}
