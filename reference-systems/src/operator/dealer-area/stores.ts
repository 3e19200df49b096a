/** A store of the operator's own. */
export interface Store {
  readonly code: string;
  readonly name: string;
  readonly city: string;
}

/** Those that staff may work in, by name. */
export const STORES: readonly Store[] = [
  { code: 'bergen', name: 'Fjell Bergen', city: 'Bergen' },
  { code: 'oslo-cc-vest', name: 'Fjell CC Vest', city: 'Oslo' },
  { code: 'oslo-karl-johan', name: 'Fjell Karl Johan', city: 'Oslo' },
  { code: 'bergen-lagunen', name: 'Fjell Lagunen', city: 'Bergen' },
  { code: 'oslo-storo', name: 'Fjell Storo', city: 'Oslo' },
];
