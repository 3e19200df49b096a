import { plate } from '../../geometry/plate.js';
import { raised, slab } from '../../geometry/slab.js';
import { blackGlass, cavity, gloss, matte, metal } from '../materials.js';
import { flash, lens, part } from '../parts.js';

const DARK_RING = 0x25272b;

/**
 * What a camera layout may put on the back of a phone. The origin is the middle of the back, x to the right and
 * y up as seen from behind, z outwards; all in mm.
 */
export class CameraMount {
  constructor(side, spec, frame) {
    this.side = side;
    this.spec = spec;
    this.frame = frame;
    this.left = -spec.w / 2;
    this.right = spec.w / 2;
    this.top = spec.h / 2;
    this.darkRing = metal(DARK_RING, 0.28);
  }

  put(object, x, y, z = 0) {
    object.position.set(x, y, z);
    this.side.add(object);
  }

  /** A raised island with rounded corners. `surface`: 'body' | 'frame' | 'glass' | 'contrast'. */
  island({ x, y, width, height, radius, rise, surface = 'body', rounding = 1, exponent = 2.1 }) {
    const profile = raised(2 * rise, rounding, Math.min(rise, rounding * 0.8), 8);
    this.put(part(slab(width, height, radius, profile, { exponent }), this.#surface(surface)), x, y, 0);
  }

  /** A flat panel of glass, level with the back. */
  panel({ x, y, width, height, radius }) {
    this.put(part(plate(width, height, radius), this.#surface('contrast')), x, y, 0.32);
  }

  lens(x, y, radius, height, { z = 0, ring = this.frame, seed } = {}) {
    this.put(lens(radius, height, ring, seed ?? (Math.round(y) % 2 ? 'a' : 'b')), x, y, z);
  }

  darkLens(x, y, radius, height, z = 0) {
    this.lens(x, y, radius, height, { z, ring: this.darkRing });
  }

  flash(x, y, z = 0, radius = 2.6) {
    this.put(flash(radius), x, y, z);
  }

  /** A dark dot: a microphone or a sensor window. */
  dot(x, y, radius, z = 0) {
    this.put(part(plate(radius * 2, radius * 2, radius, 2), radius > 1 ? blackGlass() : cavity()), x, y, z + 0.06);
  }

  #surface(kind) {
    const { colour, finish } = this.spec;
    const shown = colour.camera ?? colour.back;
    if (kind === 'frame') return this.frame;
    if (kind === 'glass') return blackGlass();
    if (kind === 'contrast') return finish === 'gloss' ? matte(shown, 0.4) : gloss(shown);
    return finish === 'gloss' ? gloss(shown) : matte(shown, 0.44);
  }
}
