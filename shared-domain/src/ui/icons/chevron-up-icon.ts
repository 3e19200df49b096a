import type { IconDrawing } from './icon-drawing';

export const ChevronUpIcon: IconDrawing =
  'M11.47 7.97a.75.75 0 0 1 1.06 0l5.5 5.5a.75.75 0 1 1-1.06 1.06L12 9.56l-4.97 4.97a.75.75 0 0 1-1.06-1.06z';
