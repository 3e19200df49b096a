import type { IconDrawing } from './icon-drawing';

export const PackageIcon: IconDrawing =
  'M11.63 2.35a.8.8 0 0 1 .74 0l7.8 4.5a.8.8 0 0 1 .37.65v9a.8.8 0 0 1-.37.65l-7.8 4.5a.8.8 0 0 1-.74 0l-7.8-4.5a.8.8 0 0 1-.37-.65v-9a.8.8 0 0 1 .37-.65zM12 3.87 5.7 7.5l6.3 3.63 6.3-3.63zm7.04 4.93-6.29 3.63v7.27l6.3-3.63zm-7.79 10.9v-7.27L4.95 8.8v7.27z';
