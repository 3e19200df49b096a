import type { IconDrawing } from './icon-drawing';

export const MinusIcon: IconDrawing = 'M4.75 12a.75.75 0 0 1 .75-.75h13a.75.75 0 1 1 0 1.5h-13a.75.75 0 0 1-.75-.75';
