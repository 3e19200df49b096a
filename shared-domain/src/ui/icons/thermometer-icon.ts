import type { IconDrawing } from './icon-drawing';

export const ThermometerIcon: IconDrawing =
  'M12 2.25A2.25 2.25 0 0 0 9.75 4.5V15a3.75 3.75 0 1 0 4.5 0V4.5A2.25 2.25 0 0 0 12 2.25m-.75 2.25a.75.75 0 1 1 1.5 0v10.9a.8.8 0 0 0 .37.65 2.25 2.25 0 0 1-1.12 4.2 2.25 2.25 0 0 1-1.12-4.2.8.8 0 0 0 .37-.65zm.75 12a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3';
