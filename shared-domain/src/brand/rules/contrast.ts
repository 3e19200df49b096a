/** WCAG 2.2 AA: the least contrast of text, and of icons and borders. */
export const TEXT_CONTRAST = 4.5;
export const SIGN_CONTRAST = 3;

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Relative luminance of '#rgb' or '#rrggbb', 0 (black) to 1. @throws Error for anything else */
function luminance(colour: string): number {
  const digits = HEX.exec(colour)?.[1];
  if (digits === undefined) throw new Error(`«${colour}» is not a colour such as #552596`);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number): number => {
    const share = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** Contrast of two colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Whether two colours of the data are this far apart; false for one that is in another notation. */
export const hasContrast = (one: string, other: string, least: number): boolean =>
  HEX.test(one) && HEX.test(other) && contrast(one, other) >= least;
