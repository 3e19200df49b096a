import type { IconDrawing } from './icon-drawing';

export const HouseIcon: IconDrawing =
  'M11.47 2.47a.75.75 0 0 1 1.06 0l7 7q.21.22.22.53v11a.75.75 0 0 1-.75.75h-5a.75.75 0 0 1-.75-.75v-4.25h-2.5V21a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75V10a.8.8 0 0 1 .22-.53zm-5.72 7.84v9.94h3.5V16a.75.75 0 0 1 .75-.75h4a.75.75 0 0 1 .75.75v4.25h3.5v-9.94L12 4.06z';
