import { BRAND_COLOURS } from '../../brand';

/** Names of the tokens in tokens.css, by kind. A token is used as `var(--<name>)`. */
export const TOKENS = {
  ramp: [
    ...BRAND_COLOURS,
    'stone-50', 'stone-100', 'stone-200', 'stone-300', 'stone-400', 'stone-500', 'stone-600', 'stone-700', 'stone-800', 'stone-900',
    'green-50', 'green-100', 'green-300', 'green-500', 'green-700', 'blue-50', 'blue-300', 'blue-700',
    'yellow-50', 'yellow-500', 'yellow-700', 'red-50', 'red-300', 'red-700',
  ],
  role: [
    'ink', 'ink-soft', 'on-dark', 'on-dark-soft', 'ground', 'ground-warm', 'ground-dark', 'line', 'line-soft', 'control',
    'brand', 'brand-hover', 'brand-active', 'brand-tint', 'offer', 'on-offer', 'offer-tint', 'badge-brand', 'on-badge-brand',
    'disabled', 'on-disabled', 'focus', 'scrim',
    'positive', 'positive-tint', 'info', 'info-tint', 'warning', 'warning-tint', 'negative', 'negative-tint',
  ],
  font: ['font', 'font-display'],
  weight: ['weight-text', 'weight-medium', 'weight-strong', 'weight-heading', 'weight-price'],
  type: [
    'display', 'h1', 'h2', 'title', 'h3', 'card-title', 'lead', 'body', 'body-medium', 'body-strong', 'small', 'small-medium', 'small-strong',
    'tiny', 'tiny-strong', 'price-xl', 'price-l', 'price-m', 'price-s', 'per-month',
  ],
  track: ['track-display', 'track-h1', 'track-h2', 'track-h3', 'track-price', 'track-card-title'],
  space: [
    'space-4', 'space-8', 'space-12', 'space-16', 'space-20', 'space-24', 'space-32', 'space-40', 'space-48', 'space-64', 'space-80', 'space-96',
  ],
  layout: ['gutter', 'section-gap', 'page-max', 'touch'],
  radius: ['radius-small', 'radius-badge', 'radius-field', 'radius-card-small', 'radius-card', 'radius-large', 'radius-pill'],
  elevation: ['shade-4', 'shade-6', 'shade-10', 'shade-22', 'e1', 'e2', 'e3', 'e-up'],
  motion: ['ease', 'quick', 'slide', 'zoom'],
} as const;

export type TokenKind = keyof typeof TOKENS;
export type Token = (typeof TOKENS)[TokenKind][number];

/** Widths in px from which a layout changes. Media queries cannot read custom properties: they repeat these, and nothing else. */
export const BREAKPOINTS = [430, 856, 1024, 1280] as const;
