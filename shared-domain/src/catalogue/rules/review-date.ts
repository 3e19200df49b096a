import { norwegianTime } from '../../kernel';
import { toInstantMs } from './instant';

/** The day of a review in Norway as '03/10/2026' (P9-13); '' when the date cannot be read. */
export function reviewDate(iso: string): string {
  const atMs = toInstantMs(iso);
  if (atMs === null) return '';
  const { day, month, year } = norwegianTime(atMs);
  return [day, month, year].map((part) => String(part).padStart(2, '0')).join('/');
}
