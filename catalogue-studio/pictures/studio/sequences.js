/** The i-th Halton number of a base (i from 1): evenly spread, the same on every run. */
export function halton(base, index) {
  let fraction = 1 / base;
  let sum = 0;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    sum += fraction * (rest % base);
    fraction /= base;
  }
  return sum;
}

/** A random source of its own for each seed (mulberry32); pictures never use Math.random. */
export function seededRandom(seed) {
  let state = [...String(seed)].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
