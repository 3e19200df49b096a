import type { BrandMark } from 'shared-domain/brand';

/** The brand's sign in white on a tile of its colour, as an SVG file. */
export function tabIcon({ viewBox, strokeWidth, paths }: BrandMark, colour: string): string {
  const [, , width, height] = viewBox.split(' ');
  const ink =
    strokeWidth === undefined
      ? 'fill="#fff"'
      : `fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawing = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="${width}" height="${height}" rx="${Number(width) / 4}" fill="${colour}"/><g ${ink}>${drawing}</g></svg>`;
}
