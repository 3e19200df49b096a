/** Parameters that a route names as a set, because code lists them already: `"parameterSets": ["facets"]` in its federation.json. */
interface Route {
  readonly searchParams: readonly string[];
  readonly paramForms?: Readonly<Record<string, unknown>>;
  readonly parameterSets?: readonly string[];
}

/** The parameters of each set, in their order. Each holds any number of values (form 'set'). */
export type ParameterSets = Readonly<Record<string, readonly string[]>>;

/**
 * A federation.json as it is sealed: each route lists the parameters of its sets before its own.
 *
 * @throws Error for a set that is not known
 */
export function withParameterSets<Federation extends { readonly routes?: readonly Route[] }>(
  federation: Federation,
  sets: ParameterSets,
): Federation {
  const sealed = ({ parameterSets = [], ...route }: Route): Route => {
    const parameters = parameterSets.flatMap((name) => {
      if (!Object.hasOwn(sets, name)) throw new Error(`There is no set of parameters «${name}»`);
      return sets[name] ?? [];
    });
    if (parameters.length === 0) return route;
    return {
      ...route,
      searchParams: [...parameters, ...route.searchParams],
      paramForms: { ...Object.fromEntries(parameters.map((name) => [name, 'set'])), ...route.paramForms },
    };
  };
  return { ...federation, ...(federation.routes && { routes: federation.routes.map(sealed) }) };
}
