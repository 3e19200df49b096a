/** Colour tokens that a brand may override: its ramp, and the ramp of its offers. */
export const BRAND_COLOURS = [
  'brand-50',
  'brand-100',
  'brand-200',
  'brand-300',
  'brand-400',
  'brand-500',
  'brand-600',
  'brand-700',
  'brand-800',
  'brand-900',
  'brand-950',
  'offer-100',
  'offer-200',
  'offer-300',
  'offer-400',
  'offer-900',
] as const;

export type BrandColour = (typeof BRAND_COLOURS)[number];

/** A drawing in one colour. */
export interface BrandMark {
  /** As in SVG: '0 0 width height'. */
  readonly viewBox: string;
  /** Lines of this width, with round ends; absent: the paths are filled. */
  readonly strokeWidth?: number | undefined;
  readonly paths: readonly string[];
}

/** The operator whose shop this is: configuration, one file per brand. */
export interface Brand {
  readonly name: string;
  /** Prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
  /** The word mark, about 40 px high. */
  readonly logo: BrandMark;
  /** The icon in the browser's tab, white on the brand's colour. */
  readonly icon: BrandMark;
  /** '#rrggbb' by token; absent: those of the design system. */
  readonly colours?: Readonly<Record<BrandColour, string>> | undefined;
  /** PNG as base64, drawn from the marks by `npm run brand --prefix catalogue-studio`; absent: phones and shared links show none. */
  readonly pictures?: { readonly icon: string; readonly share: string } | undefined;
}
