import type { IconDrawing } from './icon-drawing';

export const ZoomMinusIcon: IconDrawing =
  'M3.25 10.5a7.25 7.25 0 1 1 12.88 4.57l5.41 5.41a.75.75 0 1 1-1.06 1.06l-5.41-5.41A7.25 7.25 0 0 1 3.25 10.5m7.25-5.75a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5m-3.5 5a.75.75 0 0 0 0 1.5h7a.75.75 0 0 0 0-1.5z';
