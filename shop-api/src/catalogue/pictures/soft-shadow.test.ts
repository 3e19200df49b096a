import { softenShadow } from './soft-shadow';

const SIZE = 100;
const SHADOW = [20, 14, 10, 120];
const PRODUCT = [20, 20, 22, 255];
const alphaAt = (pixels: Uint8Array, x: number, y: number) => pixels[(y * SIZE + x) * 4 + 3] ?? NaN;

function pictureOf(pixel: readonly number[]): Uint8Array {
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  for (let i = 0; i < pixels.length; i += 4) pixels.set(pixel, i);
  softenShadow(pixels, SIZE);
  return pixels;
}

test('a shadow is gone at the edges beside and below, and as it was in the middle', () => {
  const pixels = pictureOf(SHADOW);
  expect([alphaAt(pixels, 0, 50), alphaAt(pixels, 99, 50), alphaAt(pixels, 50, 99)]).toEqual([0, 0, 0]);
  expect([alphaAt(pixels, 16, 50), alphaAt(pixels, 83, 50), alphaAt(pixels, 50, 90)]).toEqual([120, 120, 120]);
});

test('it fades evenly: no pixel is denser than its neighbour further in', () => {
  const pixels = pictureOf(SHADOW);
  const row = Array.from({ length: 50 }, (_, x) => alphaAt(pixels, x, 50));
  expect(row).toEqual([...row].sort((a, b) => a - b));
  expect(new Set(row).size).toBeGreaterThan(10);
});

test('a dark product that reaches the edge stays', () => {
  const pixels = pictureOf(PRODUCT);
  expect([alphaAt(pixels, 0, 50), alphaAt(pixels, 50, 99)]).toEqual([255, 255]);
});
