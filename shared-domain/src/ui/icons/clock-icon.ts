import type { IconDrawing } from './icon-drawing';

export const ClockIcon: IconDrawing =
  'M3.75 12a8.25 8.25 0 1 1 16.5 0 8.25 8.25 0 0 1-16.5 0M12 2.25a9.75 9.75 0 1 0 0 19.5 9.75 9.75 0 0 0 0-19.5M12.75 6a.75.75 0 0 0-1.5 0v6q0 .31.22.53l2.5 2.5a.75.75 0 1 0 1.06-1.06l-2.28-2.28z';
