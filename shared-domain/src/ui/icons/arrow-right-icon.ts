import type { IconDrawing } from './icon-drawing';

export const ArrowRightIcon: IconDrawing =
  'M14.09 6.87a.75.75 0 0 1 .94.1l4.5 4.5a.75.75 0 0 1 0 1.06l-4.5 4.5a.75.75 0 0 1-1.06-1.06l3.22-3.22H5a.75.75 0 0 1-.75-.74V12a.75.75 0 0 1 .75-.75h12.19l-3.22-3.22a.75.75 0 0 1 .12-1.16';
