import type { IconDrawing } from './icon-drawing';

export const CheckmarkCircleFillIcon: IconDrawing =
  'M12 21.75a9.75 9.75 0 1 0 0-19.5 9.75 9.75 0 0 0 0 19.5m4.95-12.47a.81.81 0 0 0-1.24-1.05l-5.39 6.36-2.62-2.62a.81.81 0 0 0-1.15 1.15l3.25 3.25a.8.8 0 0 0 1.2-.05z';
