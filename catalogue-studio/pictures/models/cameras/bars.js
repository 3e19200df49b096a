import { blackGlass } from '../materials.js';
import { pad } from '../parts.js';

/** A raised pill across the back with a window of black glass. */
export function barCamera(
  mount,
  { lenses, height = 23.5, fromTop = 31, margin = 3.5, window: windowWidth, windowShift = -4.6, flashFromRight = 10.5 },
) {
  const { w } = mount.spec;
  const y = mount.top - fromTop;
  mount.island({
    x: 0,
    y,
    width: w - 2 * margin,
    height,
    radius: height / 2,
    rise: 2.7,
    surface: 'frame',
    rounding: 1.3,
    exponent: 2,
  });
  const glass = windowWidth ?? w - 22;
  mount.put(pad(glass, height - 6, 0.35, blackGlass(), (height - 6) / 2, 0.2), windowShift, y, 2.75);
  for (const [x, radius] of lenses) mount.darkLens(x, y, radius, 0.75, 2.8);
  mount.flash(mount.right - flashFromRight, y, 2.7);
  mount.dot(mount.right - flashFromRight, y - 6, 0.5, 2.7);
}

/** A small pill that lies flat in the back, at one side. */
export function flushBarCamera(
  mount,
  {
    lenses,
    width = 41,
    height = 18.5,
    x = 6,
    fromTop = 16.5,
    rise = 0.5,
    surface = 'contrast',
    step = 16.5,
    flashAfter = 11.5,
  },
) {
  const centre = mount.left + x + width / 2;
  const y = mount.top - fromTop;
  mount.island({ x: centre, y, width, height, radius: height / 2, rise, surface, rounding: 0.5 });
  lenses.forEach((radius, i) => mount.darkLens(mount.left + x + height / 2 + i * step, y, radius, 0.5, rise));
  mount.flash(centre + width / 2 + flashAfter - 4, y, 0, 2.2);
}

/** A plateau over the whole width in the body's own metal, three lenses at the left, flash and sensor at the right. */
export function plateauTriple(mount, { height = 42, margin = 1.5, rise = 3, radius = 13, inset = false }) {
  const { w } = mount.spec;
  const y = mount.top - margin - height / 2;
  mount.island({ x: 0, y, width: w - 2 * margin, height, radius, rise, rounding: 2.4 });
  const lensRadius = 8.1;
  const apart = 9.6;
  const x = mount.left + margin + 11.5;
  mount.lens(x, y + apart, lensRadius, 2.2, { z: rise });
  mount.lens(x, y - apart, lensRadius, 2.2, { z: rise });
  mount.lens(x + 17.4, y, lensRadius, 2.2, { z: rise });
  const right = mount.right - margin - 9.5;
  mount.flash(right, y + 10.5, rise, 2.8);
  mount.dot(right, y - 10.5, 2.5, rise);
  mount.dot(right, y, 0.55, rise);
  if (inset) glassInset(mount, height + margin);
}

/** The glass panel in the lower back of a metal body. */
function glassInset(mount, plateauHeight) {
  const { w, h } = mount.spec;
  const height = h - plateauHeight - 20;
  mount.panel({ x: 0, y: -h / 2 + 10 + height / 2, width: w - 13, height, radius: 9 });
}

/** A pill over the whole width with one lens at the left. */
export function plateauSingle(mount, { height = 25, margin = 2.6, rise = 3.2 }) {
  const { w } = mount.spec;
  const y = mount.top - margin - height / 2;
  mount.island({
    x: 0,
    y,
    width: w - 2 * margin,
    height,
    radius: height / 2,
    rise,
    rounding: 2.2,
    surface: 'contrast',
  });
  mount.lens(mount.left + margin + height / 2, y, 8.6, 1.7, { z: rise });
  mount.flash(mount.right - margin - height / 2 + 2, y, rise, 2.9);
  mount.dot(mount.right - margin - height / 2 - 8, y, 0.55, rise);
}
