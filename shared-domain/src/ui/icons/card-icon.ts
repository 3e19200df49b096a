import type { IconDrawing } from './icon-drawing';

export const CardIcon: IconDrawing =
  'M2.25 6A.75.75 0 0 1 3 5.25h18a.75.75 0 0 1 .75.75v12a.75.75 0 0 1-.75.75H3a.75.75 0 0 1-.75-.75zm18 .75v2.5H3.75v-2.5zm0 4H3.75v6.5h16.5zM6 14.25a.75.75 0 0 0 0 1.5h2a.75.75 0 0 0 0-1.5z';
