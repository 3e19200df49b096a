/** Colours shown as dots; the rest is behind a button (P9-11). */
export const SHOWN_COLOURS = 4;

export interface Swatches<Colour> {
  readonly colours: readonly Colour[];
  /** Number of colours behind the button; 0: no button. */
  readonly moreColours: number;
}

/** The colours of a product as dots: four, then a button for the rest (P9-11). */
export const toSwatches = <Colour>(colours: readonly Colour[]): Swatches<Colour> => ({
  colours: colours.slice(0, SHOWN_COLOURS),
  moreColours: Math.max(0, colours.length - SHOWN_COLOURS),
});
