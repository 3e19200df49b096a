import { moved, outline } from '../geometry/outline.js';
import { frameOf } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { matte, shade } from './materials.js';
import { assembly, part } from './parts.js';
import { fromBehind, standing } from './upright.js';

const TABLET_FRAME_MM = 292;

/** A folding cover for a tablet: its back with the camera's opening behind, its front with the folds before. `folds`: how many */
export function arrangeFolio(spec) {
  const height = spec.h + 3;
  return {
    group: assembly(
      standing(fromBehind(closed(spec)), height, { x: -34, z: -30 }),
      standing(closed(spec), height, { x: 34, z: 16 }),
    ),
    frameMm: TABLET_FRAME_MM,
  };
}

function closed({ w, h, folds = 3, colour }) {
  const width = w + 3;
  const height = h + 3;
  const skin = matte(colour.back, 0.6);
  const hole = moved(outline(17, 17, 6), width / 2 - 16, height / 2 - 16);
  const lid = Array.from({ length: folds + 1 }, (_, i) => {
    const panel = width / (folds + 1);
    return part(
      slab(panel - 0.7, height, i === 0 || i === folds ? 5 : 1, rounded(2, 0.5, 0.5, 4)),
      skin,
      -width / 2 + panel * (i + 0.5),
      0,
      4.4,
    );
  });
  const base = part(
    slab(width - 0.6, height - 0.6, 9, rounded(2, 0.6, 0.6, 4)),
    matte(shade(colour.back, 0.8), 0.7),
    0,
    0,
    3,
  );
  const back = part(frameOf(outline(width, height, 10, 14), [hole], { depth: 0.9, bevel: 0.6 }), skin, 0, 0, -4.6);
  const spine = part(slab(9.6, height - 4, 2, rounded(2, 0.8, 0.8, 4)), skin, -width / 2 + 0.6, 0, 0);
  spine.rotation.y = Math.PI / 2;
  return assembly(...lid, base, back, spine);
}
