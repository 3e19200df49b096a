import { contentName } from './content-name';
import { toJson } from './memoized-json';
import type { SlotDataFile } from './messages';

/** One for each domain and state of the menus. */
const MAX_NAMES = 50;

/**
 * What header and footer were drawn with, as a file of its own: it is the same for many pages, so a browser fetches it once, and not in
 * every document. Undefined where they have no data.
 */
export function createSlotDataFiles(): (slotData: Readonly<Record<string, unknown>>) => SlotDataFile | undefined {
  const names = new Map<string, string>();
  return (slotData) => {
    const text = toJson(slotData) ?? '{}';
    if (text === '{}') return undefined;
    const name = names.get(text) ?? contentName(text, 'json');
    if (names.size >= MAX_NAMES) names.clear();
    names.set(text, name);
    return { name, text };
  };
}
