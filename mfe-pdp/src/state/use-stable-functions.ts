import { useInsertionEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...values: never[]) => void>>;

/**
 * Functions for event handlers that stay the same objects and do what those of the last render do, so that a part that takes them need not
 * be drawn again.
 */
export function useStableFunctions<Given extends Functions>(given: Given): Given {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...values: never[]) => latest.current[name]?.(...values)]),
      ) as unknown as Given,
  );
  return stable;
}
