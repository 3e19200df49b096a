import { useInsertionEffect, useState } from 'react';

type Functions = Readonly<Record<string, (...values: never[]) => void>>;

interface Stable<Given extends Functions> {
  /** Each calls the latest of its name. */
  readonly functions: Given;
  readonly update: (next: Given) => void;
}

function stableFunctions<Given extends Functions>(first: Given): Stable<Given> {
  let latest = first;
  const names = Object.keys(first);
  const functions = names.map((name) => [name, (...values: never[]) => latest[name]?.(...values)] as const);
  return { functions: Object.fromEntries(functions) as unknown as Given, update: (next) => void (latest = next) };
}

/**
 * Functions for event handlers that stay the same objects and do what those of the last render do, so that a part that takes them need not
 * be drawn again.
 */
export function useStableFunctions<Given extends Functions>(given: Given): Given {
  const [stable] = useState(() => stableFunctions(given));
  useInsertionEffect(() => stable.update(given));
  return stable.functions;
}
