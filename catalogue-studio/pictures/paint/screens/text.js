/** A line of text. @param {number} size in pixels of the painted screen */
export function text(context, value, { x, y, size, weight, align = 'center' }) {
  context.textAlign = align;
  context.font = `${weight} ${size}px Inter`;
  context.fillText(value, x, y);
}
