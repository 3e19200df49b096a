import type { IconDrawing } from './icon-drawing';

export const FunnelIcon: IconDrawing =
  'M2.326 3.67A.75.75 0 0 1 3 3.25h18a.75.75 0 0 1 .592 1.21l-6.842 8.797V19a.75.75 0 0 1-.415.67l-4 2A.75.75 0 0 1 9.25 21v-7.743L2.408 4.46a.75.75 0 0 1-.082-.79m2.207 1.08 6.217 7.993v7.044l2.5-1.25v-5.794l6.217-7.993z';
