/**
 * Makes one thing of another once for each. On the server answers of the API are kept for some seconds, frozen, and many pages are made of
 * one: what is made of a frozen answer is frozen too, so the shell writes its JSON once.
 */
export function madeOnce<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const kept = new WeakMap<Source, Made>();
  return (source) => {
    // An answer that no one keeps may be changed.
    if (!Object.isFrozen(source)) return make(source);
    const made = kept.get(source) ?? freeze(make(source));
    kept.set(source, made);
    return made;
  };
}

/** With everything in it; what is frozen already is so throughout. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
