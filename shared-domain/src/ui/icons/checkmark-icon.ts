import type { IconDrawing } from './icon-drawing';

export const CheckmarkIcon: IconDrawing =
  'M19 6.94A.75.75 0 0 1 19.06 8l-8 9a.75.75 0 0 1-1.09.03l-5-5a.75.75 0 1 1 1.06-1.06l4.44 4.44L17.94 7A.75.75 0 0 1 19 6.93';
