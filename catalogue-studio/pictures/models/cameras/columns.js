/** Lenses above each other, each in a ring of its own, and small ones in a second column. */
export function ringsCamera(
  mount,
  { lenses, second = [], x = 14.2, fromTop = 15, step = 19.5, flashAt = [14.4, 14.5] },
) {
  const column = mount.left + x;
  lenses.forEach((radius, i) => mount.lens(column, mount.top - fromTop - i * step, radius, 1.9));
  for (const [dx, fromTopMm, radius] of second)
    mount.lens(column + dx, mount.top - fromTopMm, radius, radius > 4 ? 1.6 : 0.9);
  mount.flash(column + flashAt[0], mount.top - flashAt[1], 0, 2.2);
}

/** Lenses above each other in one upright pill. */
export function pillCamera(
  mount,
  {
    lenses,
    width = 19,
    step = 19,
    x = 13.4,
    fromTop = 3.6,
    rise = 1.7,
    surface = 'body',
    flashAt = [16, 14],
    ring = 'frame',
    flashInside = false,
    second = [],
  },
) {
  const column = mount.left + x;
  const height = width + step * (lenses.length - 1) + (flashInside ? 9 : 0);
  const top = mount.top - fromTop;
  mount.island({ x: column, y: top - height / 2, width, height, radius: width / 2, rise, surface });
  lenses.forEach((radius, i) => {
    const y = top - width / 2 - i * step;
    if (ring === 'dark') mount.darkLens(column, y, radius, 0.8, rise);
    else mount.lens(column, y, radius, 1.6, { z: rise });
  });
  for (const [dx, fromTopMm, radius] of second)
    mount.lens(column + dx, mount.top - fromTopMm, radius, radius > 4 ? 1.6 : 0.9);
  if (flashInside) mount.flash(column, top - height + 6.6, rise, 1.9);
  else mount.flash(column + flashAt[0], mount.top - flashAt[1], 0, 2.3);
}

/** One lens with the flash beside it, where it has one. */
export function singleCamera(mount, { radius = 7.4, x = 15, fromTop = 15, flashAt = [15, 14], hasFlash = true }) {
  mount.lens(mount.left + x, mount.top - fromTop, radius, 2);
  if (!hasFlash) return;
  mount.flash(mount.left + x + flashAt[0], mount.top - flashAt[1], 0, 2.4);
  mount.dot(mount.left + x + flashAt[0], mount.top - flashAt[1] - 5.5, 0.5);
}
