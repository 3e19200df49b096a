import { moved, outline } from '../geometry/outline.js';
import { frameOf, plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { cavity, matte, metal, plastic, shade, tint } from './materials.js';
import { assembly, part } from './parts.js';
import { fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

const MARGIN_MM = 3;
const STITCH_MM = 3.4;

/**
 * A wallet of leather look. With a phone's `w`, `h` and `opening`: a folding cover, its back behind and its front before.
 * Without an opening: a holder for cards with a magnet.
 */
export const arrangeWallet = (spec) => (spec.opening ? foldingCover(spec) : cardHolder(spec));

function foldingCover(spec) {
  const height = spec.h + 2 * MARGIN_MM;
  return {
    group: assembly(
      standing(fromBehind(book(spec, true)), height, { x: -33, z: -22 }),
      standing(book(spec, false), height, { x: 33, z: 14, turn: -0.16 }),
    ),
    frameMm: PHONE_FRAME_MM,
  };
}

/** Closed, front towards +z; its back faces -z and has the opening for the camera. */
function book({ w, h, opening, colour }, showsBack) {
  const width = w + 2 * MARGIN_MM;
  const height = h + 2 * MARGIN_MM;
  const leather = matte(colour.back, 0.62);
  const lid = part(slab(width, height, 8, rounded(2.4, 0.9, 0.9, 5)), leather, 0, 0, 6.4);
  const hole = moved(outline(opening.w, opening.h, opening.r, 12), -opening.x, opening.y);
  const back = part(frameOf(outline(width, height, 8, 14), [hole], { depth: 1, bevel: 0.7 }), leather, 0, 0, -7.4);
  const tray = part(
    slab(w + 1.4, h + 1.4, 11, rounded(9, 0.8, 0.8, 4)),
    plastic(shade(colour.back, 0.6)),
    1.5,
    0,
    -0.4,
  );
  const spine = part(slab(15.4, height - 0.6, 2.4, rounded(3, 1, 1, 5)), leather, -width / 2 + 0.6, 0, -0.3);
  spine.rotation.y = Math.PI / 2;
  const tongue = part(
    slab(24, 22, 6, rounded(2.6, 1, 1, 5)),
    matte(shade(colour.back, 0.92), 0.6),
    width / 2 - 6,
    4,
    8.4,
  );
  const stud = part(
    slab(6.4, 6.4, 3.2, rounded(1.4, 0.5), { exponent: 2 }),
    metal(colour.frame ?? 0xb99a63, 0.3),
    width / 2 - 9,
    4,
    9.8,
  );
  const seams = stitches(width - 5, height - 5, colour.back, showsBack ? -8.25 : 7.75);
  return assembly(back, tray, lid, spine, tongue, stud, ...seams);
}

function stitches(width, height, colour, z) {
  const thread = plastic(tint(colour, 0.3), 0.7);
  const places = [];
  for (let y = -height / 2 + 3; y < height / 2 - 2; y += STITCH_MM) places.push([-width / 2, y, 0], [width / 2, y, 0]);
  for (let x = -width / 2 + 3; x < width / 2 - 2; x += STITCH_MM) places.push([x, -height / 2, 1], [x, height / 2, 1]);
  return places.map(([x, y, lies]) => {
    const stitch = part(plate(lies ? 2.3 : 0.6, lies ? 0.6 : 2.3, 0.3, 2), thread, x, y, z);
    if (z < 0) stitch.rotation.y = Math.PI;
    return stitch;
  });
}

function cardHolder({ colour }) {
  const w = 63;
  const h = 95;
  const front = part(slab(w, h, 8, rounded(2.6, 1, 1, 5)), matte(colour.back, 0.6), 0, 0, 2);
  const rear = part(slab(w, h, 8, rounded(2.6, 1, 1, 5)), matte(shade(colour.back, 0.9), 0.6), 0, 0, -2);
  const card = part(slab(54, 86, 3, rounded(0.8, 0.2)), plastic(0xc7ccd2, 0.35), 0, 14, 0);
  const thumb = part(plate(17, 13, 6.4, 2), cavity(shade(colour.back, 0.45)), 0, -h / 2 + 11, 3.35);
  const holder = assembly(front, rear, card, thumb, ...stitches(w - 5, h - 5, colour.back, 3.36));
  holder.position.y = h / 2 + 0.3;
  holder.rotation.y = -0.42;
  return { group: assembly(holder), frameMm: 148, elevationDeg: 11, baseline: 0.12 };
}
