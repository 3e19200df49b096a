import { rounded, slab } from '../geometry/slab.js';
import { shell } from './cover.js';
import { matte, plastic, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';
import { fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

/** A cover for rough use: thick corners, a hard back with ribs. `spec` as for a cover; `colour` { back, frame: the hard parts } */
export function arrangeRuggedCover(spec) {
  const height = spec.h + 5;
  return {
    group: assembly(
      standing(fromBehind(armour(spec)), height, { x: -33, z: -18 }),
      standing(armour(spec), height, { x: 33, z: 13 }),
    ),
    frameMm: PHONE_FRAME_MM,
  };
}

function armour(spec) {
  const { w, h, opening, colour } = spec;
  const corner = rubber(shade(colour.back, 0.86));
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([sx, sy]) =>
    part(slab(15, 22, 7.5, rounded(12.4, 1.6, 1.6, 6)), corner, sx * (w / 2 - 5), sy * (h / 2 - 8.6), -4.7),
  );
  const plateTop = opening.y - opening.h / 2 - 6;
  const plateHeight = plateTop + h / 2 - 12;
  const hard = part(
    slab(w - 14, plateHeight, 7, rounded(2.4, 0.9, 0.9, 5)),
    matte(colour.frame, 0.5),
    0,
    plateTop - plateHeight / 2,
    1,
  );
  const ribs = Array.from({ length: 5 }, (_, i) =>
    part(
      slab(w - 34, 2.2, 1.1, rounded(1.6, 0.5)),
      plastic(shade(colour.frame, 0.72), 0.6),
      0,
      plateTop - plateHeight + 12 + i * 5,
      2,
    ),
  );
  const grips = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) =>
      part(slab(2.2, 3, 1, rounded(8, 0.6)), corner, side * (w / 2 + 1.6), -h * 0.3 + i * 5.4, -4.7),
    ),
  );
  return assembly(shell(spec), ...corners, hard, ...ribs, ...grips);
}
