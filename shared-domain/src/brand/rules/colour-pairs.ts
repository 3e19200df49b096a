/** Pairs of tokens that meet on the screen: [what is read or seen, the ground it stands on]. A new pair is added here. */
export const TEXT_PAIRS = [
  ['ink', 'ground'], ['ink', 'ground-warm'], ['ink', 'brand-tint'], ['ink', 'brand-100'], ['ink', 'green-100'],
  ['ink', 'positive-tint'], ['ink', 'info-tint'], ['ink', 'warning-tint'], ['ink', 'negative-tint'],
  ['ink-soft', 'ground'], ['ink-soft', 'ground-warm'], ['ink-soft', 'brand-tint'], ['ink-soft', 'green-100'],
  ['brand', 'ground'], ['brand', 'ground-warm'], ['brand', 'brand-tint'], ['brand', 'brand-100'], ['brand-hover', 'brand-100'],
  ['on-dark', 'brand'], ['on-dark', 'brand-hover'], ['on-dark', 'brand-active'], ['on-dark', 'ink'], ['on-dark', 'positive'],
  ['on-dark-soft', 'brand-800'], ['on-dark-soft', 'ground-dark'], ['offer-200', 'brand-900'],
  ['on-offer', 'offer'], ['on-offer', 'offer-tint'], ['on-badge-brand', 'badge-brand'], ['on-badge-brand', 'brand-100'], ['positive', 'positive-tint'],
  ['negative', 'ground'], ['on-disabled', 'disabled'], ['ink', 'line-soft'],
] as const;

/** Signs, borders that carry meaning, focus. */
export const SIGN_PAIRS = [
  ['control', 'ground'], ['control', 'ground-warm'], ['focus', 'ground'], ['focus', 'ground-warm'], ['focus', 'brand-tint'],
  ['positive', 'ground'], ['info', 'ground'], ['warning', 'ground'], ['info', 'info-tint'], ['warning', 'warning-tint'],
  ['negative', 'negative-tint'], ['brand', 'brand-100'], ['green-300', 'ink'], ['red-300', 'ink'], ['blue-300', 'ink'],
] as const;
