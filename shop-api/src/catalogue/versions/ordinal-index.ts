/**
 * From texts to ordinals, as numbers in shared memory: two threads read one copy, and loading it takes no time. Texts are not stored, only
 * their hashes, so the caller checks what it finds.
 */
export interface OrdinalIndex {
  readonly hashes: Int32Array;
  /** Ordinal + 1; 0: free. */
  readonly slots: Int32Array;
}

export interface IndexEntry {
  readonly text: string;
  readonly ordinal: number;
}

const sharedInts = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits choose the slot, so the high ones are mixed in.
  return (hash ^ (hash >>> 15)) | 0;
}

export function packIndex(entries: readonly IndexEntry[]): OrdinalIndex {
  const size = 2 ** Math.ceil(Math.log2(Math.max(4, entries.length * 2)));
  const index = { hashes: sharedInts(size), slots: sharedInts(size) };
  for (const { text, ordinal } of entries) {
    const hash = hashOf(text);
    let slot = hash & (size - 1);
    while (index.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    index.hashes[slot] = hash;
    index.slots[slot] = ordinal + 1;
  }
  return index;
}

/** Ordinals that were entered for a text, in the order of the entries, and rarely others whose text has the same hash. */
export function findOrdinals({ hashes, slots }: OrdinalIndex, text: string): number[] {
  const found: number[] = [];
  const hash = hashOf(text);
  const last = slots.length - 1;
  for (let slot = hash & last; slots[slot] !== 0; slot = (slot + 1) & last)
    if (hashes[slot] === hash) found.push((slots[slot] ?? 0) - 1);
  return found;
}
