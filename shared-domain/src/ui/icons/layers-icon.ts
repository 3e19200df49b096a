import type { IconDrawing } from './icon-drawing';

export const LayersIcon: IconDrawing =
  'M12.43 4.38a.8.8 0 0 0-.85 0l-8 5.5a.75.75 0 0 0 0 1.24l8 5.5a.8.8 0 0 0 .85 0l8-5.5a.75.75 0 0 0 0-1.24zM12 15.1 5.32 10.5 12 5.91l6.68 4.59zm-7.57-2.2a.75.75 0 0 0-.85 1.23l8 5.5a.8.8 0 0 0 .84 0l8-5.5a.75.75 0 0 0-.85-1.24L12 18.1z';
