/** Where a shadow begins to fade: a share of the picture's width from its left or right edge, of its height from below. */
const FADE_SIDE = 0.14;
const FADE_BELOW = 0.06;

/** Shadows are almost black and never opaque; where they are thin the format keeps little of their colour. */
const DARKEST_PAINT = 96;
const DENSEST_SHADOW = 214;
const THIN = 24;

const CHANNELS = 4;

const smooth = (share: number): number => {
  const x = Math.min(Math.max(share, 0), 1);
  return x * x * (3 - 2 * x);
};

/**
 * Lets the shadow under a product end softly before the edge of the picture, where the studio cuts it. Changes the pixels in place.
 *
 * @param pixels RGBA, not premultiplied
 * @param size width and height in px
 */
export function softenShadow(pixels: Uint8Array, size: number): void {
  const across = Float32Array.from({ length: size }, (_, x) =>
    smooth((Math.min(x + 0.5, size - x - 0.5) - 1) / (size * FADE_SIDE)),
  );
  const side = Math.ceil(size * FADE_SIDE) + 1;
  for (let y = 0; y < size; y++) {
    const upwards = smooth((size - y - 1.5) / (size * FADE_BELOW));
    for (let x = 0; x < size; x++) {
      if (upwards === 1 && x === side) x = size - side;
      fade(pixels, (y * size + x) * CHANNELS, upwards * (across[x] ?? 1));
    }
  }
}

function fade(pixels: Uint8Array, at: number, share: number): void {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + CHANNELS);
  const isDark = Math.max(red, green, blue) < DARKEST_PAINT;
  if (alpha < THIN || (alpha < DENSEST_SHADOW && isDark)) pixels[at + 3] = Math.round(alpha * share);
}
