import type { IconDrawing } from './icon-drawing';

export const ThermometerIcon: IconDrawing =
  'M12 2.25A2.25 2.25 0 0 0 9.75 4.5V15a3.75 3.75 0 1 0 4.5 0V4.5A2.25 2.25 0 0 0 12 2.25m-.75 2.25a.75.75 0 1 1 1.5 0V15.4a.75.75 0 0 0 .374.65A2.249 2.249 0 0 1 12 20.25a2.25 2.25 0 0 1-1.124-4.2.75.75 0 0 0 .374-.649zm.75 12a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3';
