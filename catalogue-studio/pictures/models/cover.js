import { moved, outline } from '../geometry/outline.js';
import { frameOf } from '../geometry/plate.js';
import { edgeProfile, slab } from '../geometry/slab.js';
import { rubber } from './materials.js';
import { assembly, part } from './parts.js';
import { fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

const WALL_MM = 1.6;
const DEPTH_MM = 10.6;

/**
 * A cover, seen from inside (behind) and from outside (in front).
 *
 * @param {object} spec `w`, `h`, `r` of the phone, mm; `opening` for its camera: `w`, `h`, `r`, `x`, `y` from the middle
 */
export function arrangeCover(spec) {
  const height = spec.h + 2 * WALL_MM;
  return {
    group: assembly(
      standing(fromBehind(shell(spec)), height, { x: -33, z: -18 }),
      standing(shell(spec), height, { x: 33, z: 12 }),
    ),
    frameMm: PHONE_FRAME_MM,
  };
}

export function shell({ w, h, r, opening, colour }) {
  const width = w + 2 * WALL_MM;
  const height = h + 2 * WALL_MM;
  const material = rubber(colour.back);
  const outer = outline(width, height, r + 1.8, 18);
  const inner = outline(width - 3.4, height - 3.4, r + 0.1, 18);
  const hole = moved(outline(opening.w, opening.h, opening.r, 12), opening.x, opening.y);
  const lip = moved(outline(opening.w + 3, opening.h + 3, opening.r + 1.5, 12), opening.x, opening.y);
  const key = part(
    slab(3.4, 18, 1.7, edgeProfile(1.4, { inward: 0.2 }, { inward: 0.5 }), { exponent: 2 }),
    material,
    -width / 2,
    h * 0.18,
    -DEPTH_MM / 2 + 0.6,
  );
  key.rotation.y = -Math.PI / 2;
  return assembly(
    part(frameOf(outer, [hole], { depth: 0.6, bevel: 0.7 }), material),
    part(frameOf(outer, [inner], { depth: DEPTH_MM - 1.4, bevel: 0.65 }), material, 0, 0, -DEPTH_MM + 1.2),
    part(frameOf(lip, [hole], { depth: 0.9, bevel: 0.5 }), material, 0, 0, 1),
    key,
  );
}
