import type { Offering } from '../model';

/** Headings of blocks that only fill a place (P3-21, F3.3-5, P9-16). */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['DUMMY', 'DUMMY_TO_AVOID_ERROR']);

/**
 * The text blocks of a plan for one place (P3-21, F3.3-5). A block that names no place stands everywhere.
 *
 * @param textType the place, e.g. 'info', 'checkout'
 */
export const textBlocksOf = ({ textBlocks }: Pick<Offering, 'textBlocks'>, textType: string): Offering['textBlocks'] =>
  textBlocks.filter(({ heading, textType: places }) => !PLACEHOLDERS.has(heading) && (places.length === 0 || places.includes(textType)));
