import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { phoneScreen } from '../paint/phone-screen.js';
import { blackGlass, display, matte, metal, plastic, shade } from './materials.js';
import { assembly, part } from './parts.js';

const ROWS = [
  [13, 7],
  [13, 14.6],
  [13, 14.6],
  [12, 15.8],
  [11, 17.2],
];
const KEY_DEPTH_MM = 14.6;

/** A keyboard cover with a tablet in it, opened like a laptop. `w`, `h`: the tablet's long and short side, mm; `trackpad` */
export function arrangeKeyboardFolio({ w, h, trackpad = true, screen, colour }) {
  const depth = trackpad ? h : h * 0.66;
  const deck = part(slab(w, depth, 8, rounded(5, 1.4, 1.4, 6)), matte(colour.back, 0.55));
  const typing = assembly(
    deck,
    ...keys(w, depth, colour),
    trackpad &&
      part(plate(98, depth * 0.28, 5), matte(shade(colour.back, 1.12), 0.35), 0, -depth / 2 + depth * 0.18, 2.6),
  );
  typing.rotation.x = -Math.PI / 2;
  typing.position.set(0, 2.6, depth / 2 - 30);
  const bezel = 7;
  const tablet = assembly(
    part(slab(w, h, 12, rounded(6, 1, 1, 5)), metal(0x8a8d92, 0.32), 0, h / 2, 0),
    part(slab(w - 1, h - 1, 11.5, raised(0.8, 0.4)), blackGlass(), 0, h / 2, 2.9),
    part(
      plate(w - 2 * bezel, h - 2 * bezel, 6),
      display(phoneScreen(screen, w - 2 * bezel, h - 2 * bezel, 'none')),
      0,
      h / 2,
      3.4,
    ),
    part(slab(w + 1.4, h + 1.4, 12.5, rounded(2.4, 1, 1, 5)), matte(colour.back, 0.55), 0, h / 2, -4),
  );
  tablet.position.set(0, 8, -28);
  tablet.rotation.x = -0.3;
  const hinge = part(
    slab(w * 0.9, 9, 4, rounded(9, 3, 3, 6), { exponent: 2 }),
    plastic(shade(colour.back, 0.85)),
    0,
    5.4,
    -32,
  );
  const set = assembly(typing, tablet, hinge);
  set.rotation.y = -0.36;
  return { group: assembly(set), frameMm: w * 1.45, elevationDeg: 17, baseline: 0.26 };
}

function keys(w, depth, colour) {
  const cap = plastic(shade(colour.frame ?? colour.back, 0.8), 0.55);
  const top = depth / 2 - 16;
  let y = top;
  return ROWS.flatMap(([count, width], row) => {
    const height = row === 0 ? 8 : KEY_DEPTH_MM;
    const scale = (w - 22) / (13 * 17.3);
    const step = (w - 22) / count;
    y -= height / 2;
    const line = Array.from({ length: count }, (_, i) =>
      part(
        slab(Math.min(step - 2.4, width * scale + 3), height - 1, 2, raised(1.6, 0.4, 0.4, 3)),
        cap,
        -w / 2 + 11 + step * (i + 0.5),
        y,
        2.6,
      ),
    );
    y -= height / 2 + 1.8;
    return line;
  }).concat(part(slab(w * 0.42, KEY_DEPTH_MM - 1, 2, raised(1.6, 0.4, 0.4, 3)), cap, 0, y - KEY_DEPTH_MM / 2, 2.6));
}
