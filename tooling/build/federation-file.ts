import { type ParameterSets, withParameterSets } from 'release-protocol/parameter-sets';
import { FACET_PARAMETERS } from 'shared-domain/catalogue';
import { readJson } from './packages';

/** The parameters that code lists: a route names the set, and a new parameter of it needs no edit of the federation.json. */
const PARAMETER_SETS: ParameterSets = { facets: FACET_PARAMETERS };

/** @returns the federation.json of a remote as its builds seal it: with the parameters of the sets that its routes name */
export const readFederation = (root: string, name: string): object =>
  withParameterSets(readJson<object>(root, name, 'federation.json'), PARAMETER_SETS);
