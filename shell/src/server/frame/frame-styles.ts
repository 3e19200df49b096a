/**
 * The shop's styles for a shadow root on a page that is not ours: what belongs to the document moves to the host element, and
 * nothing is inherited from the page around it.
 */
export const FRAME_CLASS = 'shop-frame';

/** Outside all layers, so it wins over what moved here: the frame is a part of a page, not as high as one. */
const ISOLATION = `:host{all:initial;display:block}.${FRAME_CLASS}{min-height:0}`;

/** @param css minified style sheets of the shell and of the slots, in their order */
export function toFrameStyles(css: string): string {
  const moved = css
    .replace(/:root\b/g, ':host')
    .replace(/(^|[{},])html(?=[{,])/g, '$1:host')
    .replace(/(^|[{},])body(?=[{,])/g, `$1.${FRAME_CLASS}`);
  return ISOLATION + moved;
}
