import type { IconDrawing } from './icon-drawing';

export const FunnelIcon: IconDrawing =
  'M2.33 3.67A.8.8 0 0 1 3 3.25h18a.75.75 0 0 1 .6 1.21l-6.85 8.8V19a.8.8 0 0 1-.41.67l-4 2A.75.75 0 0 1 9.25 21v-7.74l-6.84-8.8a.8.8 0 0 1-.08-.79m2.2 1.08 6.22 8v7.04l2.5-1.25v-5.8l6.22-7.99z';
