/** A rounded square at the top left with two lenses on the diagonal. */
export function diagonalPair(mount, { size = 33, margin = 3.6 }) {
  const x = mount.left + margin + size / 2;
  const y = mount.top - margin - size / 2;
  mount.island({ x, y, width: size, height: size, radius: 9.6, rise: 1.5, surface: 'contrast' });
  mount.lens(x - 7, y + 7, 6.7, 1.7, { z: 1.5 });
  mount.lens(x + 7, y - 7, 6.7, 1.7, { z: 1.5 });
  mount.flash(x + 8, y + 8, 1.5, 2.3);
  mount.dot(x - 8, y - 8, 0.6, 1.5);
}

/** A rounded square at the top left with three lenses, flash and sensor. */
export function triangleCamera(mount, { size = 37, margin = 3.4 }) {
  const x = mount.left + margin + size / 2;
  const y = mount.top - margin - size / 2;
  mount.island({ x, y, width: size, height: size, radius: 11, rise: 1.7, surface: 'contrast' });
  for (const [dx, dy] of [
    [-8.6, 8.6],
    [-8.6, -8.6],
    [8.6, 0],
  ])
    mount.lens(x + dx, y + dy, 7.5, 2.1, { z: 1.7 });
  mount.flash(x + 8.6, y + 11.8, 1.7, 2.6);
  mount.dot(x + 8.6, y - 11.6, 2.3, 1.7);
}

/** A rounded square with its lenses on a 2 × 2 grid; the fourth place may hold the flash. */
export function squareCamera(
  mount,
  {
    width = 37,
    height = width,
    margin = 4,
    radius = 10,
    lenses,
    apart = 8.4,
    surface = 'body',
    rise = 1.6,
    ring = 'frame',
    x: fromLeft,
  },
) {
  const x = mount.left + (fromLeft ?? margin + width / 2);
  const y = mount.top - margin - height / 2;
  mount.island({ x, y, width, height, radius, rise, surface });
  const places = [
    [-apart, apart],
    [apart, apart],
    [-apart, -apart],
    [apart, -apart],
  ];
  places.forEach(([dx, dy], i) => {
    const lens = lenses[i];
    if (lens === 'flash') mount.flash(x + dx, y + dy, rise, 2.5);
    else if (lens && ring === 'dark') mount.darkLens(x + dx, y + dy, lens, 0.9, rise);
    else if (lens) mount.lens(x + dx, y + dy, lens, 1.7, { z: rise });
  });
}

/** A large disc at the top left with four places inside. */
export function discCamera(
  mount,
  { radius = 23.5, fromLeft = 27.5, fromTop = 28.5, lenses = [6.6, 6.6, 6.6, 'flash'] },
) {
  const x = mount.left + fromLeft;
  const y = mount.top - fromTop;
  mount.island({
    x,
    y,
    width: radius * 2,
    height: radius * 2,
    radius,
    rise: 1.9,
    surface: 'frame',
    rounding: 1.2,
    exponent: 2,
  });
  mount.island({
    x,
    y,
    width: radius * 2 - 5,
    height: radius * 2 - 5,
    radius: radius - 2.5,
    rise: 2.2,
    surface: 'glass',
    rounding: 0.3,
    exponent: 2,
  });
  const apart = 9.4;
  const places = [
    [-apart, apart * 0.85],
    [apart, apart * 0.85],
    [-apart, -apart * 0.85],
    [apart, -apart * 0.85],
  ];
  places.forEach(([dx, dy], i) => {
    if (lenses[i] === 'flash') mount.flash(x + dx, y + dy, 2.2, 2.6);
    else mount.darkLens(x + dx, y + dy, lenses[i], 0.6, 2.2);
  });
}

/** A wide island with two dark pills above each other, as book-like foldables have it. */
export function doubleRowCamera(
  mount,
  {
    width = 47,
    height = 30,
    margin = 4.5,
    lenses = [
      [6, 6],
      [6, 0],
    ],
  },
) {
  const x = mount.left + margin + width / 2;
  const y = mount.top - margin - height / 2;
  mount.island({ x, y, width, height, radius: 10, rise: 2, surface: 'body' });
  lenses.forEach(([first, second], row) => {
    const rowY = y + (row === 0 ? 6.8 : -6.8);
    mount.island({
      x: x - 3,
      y: rowY,
      width: width - 13,
      height: 12.4,
      radius: 6.2,
      rise: 2.3,
      surface: 'glass',
      rounding: 0.3,
      exponent: 2,
    });
    mount.darkLens(x - 14.6, rowY, first, 0.6, 2.3);
    if (second) mount.darkLens(x + 8.4, rowY, second, 0.6, 2.3);
  });
  mount.flash(x + width / 2 - 5.4, y + 6.8, 2, 2);
  mount.dot(x + width / 2 - 5.4, y - 6.8, 1.2, 2);
}
