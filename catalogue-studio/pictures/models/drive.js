import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { cavity, matte, metal, rubber } from './materials.js';
import { assembly, part } from './parts.js';

/** A pocket solid-state drive standing on its short edge. `size`: `w`, `h`, `t`, mm; `grooves`: false for a smooth face. */
export function arrangeDrive({ colour, size: { w, h, t } = { w: 58, h: 88, t: 11 }, grooves: hasGrooves = true }) {
  const body = part(slab(w, h, 9, rounded(t, 3, 3, 8)), matte(colour.back, 0.5));
  const bumper = part(slab(w + 1.4, h + 1.4, 9.6, rounded(4.4, 1, 1, 6)), rubber(colour.frame));
  const plateMark = part(plate(16, 2.4, 1.2, 2), metal(0xc9ccd1, 0.3), 0, -h / 2 + 14, t / 2 + 0.06);
  const grooves = Array.from({ length: 7 }, (_, i) =>
    part(plate(w - 18, 0.7, 0.35, 2), cavity(colour.groove ?? colour.frame), 0, h / 2 - 18 - i * 4.2, t / 2 + 0.06),
  );
  const drive = assembly(body, bumper, plateMark, ...(hasGrooves ? grooves : []));
  drive.position.y = h / 2 + 0.9;
  drive.rotation.y = -0.48;
  return { group: assembly(drive), frameMm: Math.max(122, h * 1.28), elevationDeg: 12, baseline: 0.13 };
}
