/** Path in a square of 24. */
export type IconDrawing = `M${string}`;
