import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const declared = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

function hexOf(token: string): string {
  const value = declared.get(token) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : hexOf(reference);
}

function luminance(token: string): number {
  const hex = hexOf(token).replace('#', '');
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channels = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  if (long.length !== 6 || channels.some(Number.isNaN)) throw new Error(`--${token} is no plain colour: ${hexOf(token)}`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('text pairs reach 4.5:1 (WCAG AA)', () => {
  test.each([
    ['ink', 'ground'], ['ink', 'ground-warm'], ['ink', 'brand-tint'], ['ink', 'brand-100'], ['ink', 'green-100'],
    ['ink', 'positive-tint'], ['ink', 'info-tint'], ['ink', 'warning-tint'], ['ink', 'negative-tint'],
    ['ink-soft', 'ground'], ['ink-soft', 'ground-warm'], ['ink-soft', 'brand-tint'], ['ink-soft', 'green-100'],
    ['brand', 'ground'], ['brand', 'ground-warm'], ['brand', 'brand-tint'], ['brand', 'brand-100'], ['brand-hover', 'brand-100'],
    ['on-dark', 'brand'], ['on-dark', 'brand-hover'], ['on-dark', 'brand-active'], ['on-dark', 'ink'], ['on-dark', 'positive'],
    ['on-dark-soft', 'brand-800'], ['on-dark-soft', 'ground-dark'], ['offer-200', 'brand-900'],
    ['on-offer', 'offer'], ['on-offer', 'offer-tint'], ['on-badge-brand', 'badge-brand'], ['positive', 'positive-tint'],
    ['negative', 'ground'], ['on-disabled', 'disabled'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('signs, borders with meaning and focus reach 3:1', () => {
  test.each([
    ['control', 'ground'], ['control', 'ground-warm'], ['focus', 'ground'], ['focus', 'ground-warm'], ['focus', 'brand-tint'],
    ['positive', 'ground'], ['info', 'ground'], ['warning', 'ground'], ['info', 'info-tint'], ['warning', 'warning-tint'],
    ['negative', 'negative-tint'], ['brand', 'brand-100'], ['green-300', 'ink'], ['red-300', 'ink'], ['blue-300', 'ink'],
  ])('%s on %s', (sign, ground) => {
    expect(contrast(sign, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the measured values of the visual direction hold, so the tokens are the ones that were chosen', () => {
  expect(contrast('ink', 'ground')).toBeCloseTo(17.7, 0);
  expect(contrast('brand', 'ground')).toBeCloseTo(10, 0);
  expect(contrast('on-offer', 'offer')).toBeCloseTo(7.9, 0);
});
