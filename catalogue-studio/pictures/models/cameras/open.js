import { plate } from '../../geometry/plate.js';
import { raised, slab } from '../../geometry/slab.js';
import { blackGlass, glow, metal } from '../materials.js';
import { part } from '../parts.js';

const LAMP = 0xf4f6f8;

/** Three lenses in a row under a see-through back, with light strips around them. */
export function rowCamera(mount, { lenses = [6.4, 6.4, 6], fromTop = 31 }) {
  const y = mount.top - fromTop;
  mount.island({ x: 0, y, width: 52, height: 52, radius: 26, rise: 0.5, surface: 'body', exponent: 2 });
  mount.island({ x: 3, y, width: 45, height: 17.5, radius: 8.75, rise: 1.9, surface: 'glass', exponent: 2 });
  lenses.forEach((radius, i) => mount.darkLens(-11 + i * 14.4, y, radius, 0.7, 1.9));
  mount.flash(-15, y + 15, 0.5, 2);
  strip(mount, { x: -29.5, y: y + 8, width: 2, height: 17, z: 0.4 });
  strip(mount, { x: 0, y: y + 29.5, width: 26, height: 2, z: 0.4 });
  strip(mount, { x: 29.5, y: y - 6, width: 2, height: 22, z: 0.4 });
}

/** Lenses at unlike places and a round dot-matrix display at the top right. */
export function scatteredCamera(mount, { radius = 7.4 }) {
  const y = mount.top - 18;
  mount.lens(mount.left + 14.5, y + 2, radius, 1.9);
  mount.island({
    x: mount.left + 30,
    y: y - 13,
    width: 46,
    height: 17,
    radius: 8.5,
    rise: 1.1,
    surface: 'glass',
    exponent: 2,
  });
  mount.darkLens(mount.left + 16, y - 13, 6.6, 0.8, 1.1);
  mount.darkLens(mount.left + 33.5, y - 13, 6.6, 0.8, 1.1);
  mount.flash(mount.left + 46, y - 13, 1.1, 1.9);
  const matrixX = mount.right - 13.5;
  mount.put(part(slab(19, 19, 9.5, raised(1.6, 0.4), { exponent: 2 }), metal(0xb9bcc2, 0.3)), matrixX, y + 3, 0);
  mount.put(part(plate(16.6, 16.6, 8.3, 2), blackGlass()), matrixX, y + 3, 0.85);
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const isLit = Math.abs(row) + Math.abs(column) < 4 && (row + column) % 2 === 0;
      if (isLit) mount.put(part(plate(1.3, 1.3, 0.25, 2), glow(LAMP)), matrixX + column * 1.9, y + 3 + row * 1.9, 0.9);
    }
  }
}

/** Two lenses in a column, a third beside them, and a round knob that holds accessories. */
export function knobCamera(mount, { lenses = [7, 7, 5.6] }) {
  const x = mount.left + 15;
  const y = mount.top - 15.5;
  mount.lens(x, y, lenses[0], 1.9);
  mount.lens(x, y - 19, lenses[1], 1.9);
  mount.lens(x + 19, y, lenses[2], 1.5);
  mount.flash(x + 19, y - 12, 0, 2.2);
  const knob = [mount.left + 16, -mount.spec.h / 2 + 17];
  mount.put(part(slab(21, 21, 10.5, raised(2.4, 0.5), { exponent: 2 }), mount.frame), ...knob, 0);
  mount.put(part(slab(13, 2, 1, raised(1, 0.3), { exponent: 2 }), metal(0x6d7075, 0.35)), ...knob, 1.1);
  for (const [dx, dy] of [
    [6, -6],
    [-6, -6],
    [-6, 6],
  ]) {
    mount.put(
      part(plate(2.6, 2.6, 1.3, 2), metal(0x8b8e93, 0.35)),
      (dx < 0 ? mount.right : mount.left) + dx,
      (dy < 0 ? mount.top : -mount.spec.h / 2) + dy,
      0.35,
    );
  }
}

function strip(mount, { x, y, width, height, z }) {
  mount.put(part(plate(width, height, Math.min(width, height) / 2, 2), glow(LAMP)), x, y, z);
}
