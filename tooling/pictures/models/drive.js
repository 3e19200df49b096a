import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { cavity, matte, metal, rubber } from './materials.js';
import { assembly, part } from './parts.js';

/** A pocket solid-state drive standing on its long edge, with a loop to hang it by. */
export function arrangeDrive({ colour }) {
  const w = 58;
  const h = 88;
  const t = 11;
  const body = part(slab(w, h, 9, rounded(t, 3, 3, 8)), matte(colour.back, 0.5));
  const bumper = part(slab(w + 1.4, h + 1.4, 9.6, rounded(4.4, 1, 1, 6)), rubber(colour.frame));
  const plateMark = part(plate(16, 2.4, 1.2, 2), metal(0xc9ccd1, 0.3), 0, -h / 2 + 14, t / 2 + 0.06);
  const grooves = Array.from({ length: 7 }, (_, i) => part(plate(w - 18, 0.7, 0.35, 2), cavity(colour.groove ?? colour.frame), 0, h / 2 - 18 - i * 4.2, t / 2 + 0.06));
  const drive = assembly(body, bumper, plateMark, ...grooves);
  drive.position.y = h / 2 + 0.9;
  drive.rotation.y = -0.48;
  return { group: assembly(drive), frameMm: 122, elevationDeg: 12, baseline: 0.13 };
}
