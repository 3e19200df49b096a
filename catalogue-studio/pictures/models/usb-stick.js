import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { cavity, metal, plastic } from './materials.js';
import { assembly, part } from './parts.js';

/** A memory stick on the table, its USB-C end forward. `dual`: USB-A at the other end; `colour` { back, frame: the plugs } */
export function arrangeUsbStick({ colour, dual = false }) {
  const steel = metal(colour.frame ?? 0xc9ccd1, 0.25);
  const shell = part(slab(16, 36, 3, rounded(7.2, 1.4, 1.4, 6)), metal(colour.back, 0.38));
  const tongue = part(slab(8.4, 8, 1.2, rounded(2.6, 1.1, 1.1, 5), { exponent: 2 }), steel, 0, -21.6, 0);
  const mouth = part(plate(6.6, 1, 0.4, 2), cavity(), 0, -25.65, 0);
  mouth.rotation.x = Math.PI / 2;
  const other = dual && part(slab(12, 13, 0.6, rounded(4.6, 0.4, 0.4, 3)), steel, 0, 24, 0);
  const windows = dual && [-2.6, 2.6].map((x) => part(plate(2.2, 2.4, 0.3, 2), cavity(0x26282b), x, 26.5, 2.36));
  const groove = part(slab(9, 2.4, 1.2, raised(0.5, 0.2)), plastic(0x2a2c2f), 0, 9, 3.6);
  const eye = !dual && part(slab(6, 3, 1.5, raised(0.4, 0.15)), cavity(0x1a1b1d), 0, 14.5, 3.5);
  const stick = assembly(shell, tongue, mouth, other, ...(windows || []), groove, eye);
  stick.rotation.x = -Math.PI / 2;
  const turned = assembly(stick);
  turned.position.y = 3.7;
  turned.rotation.y = -0.7;
  return { group: assembly(turned), frameMm: 70, elevationDeg: 32, baseline: 0.46 };
}
