import { toContent } from '../../catalogue';
import type { Offering } from '../model';

/** Whether a block is a placeholder: by the heading of blocks (P3-21, F3.3-5), or by the general one (P9-16). */
const isPlaceholder = (heading: string): boolean => heading === 'DUMMY' || toContent(heading) === null;

/**
 * The text blocks of a plan for one place (P3-21, F3.3-5). A block without places is shown everywhere.
 *
 * @param textType the place, e.g. 'info', 'checkout'
 */
export const textBlocksOf = ({ textBlocks }: Pick<Offering, 'textBlocks'>, textType: string): Offering['textBlocks'] =>
  textBlocks.filter(
    ({ heading, textType: places }) => !isPlaceholder(heading) && (places.length === 0 || places.includes(textType)),
  );
