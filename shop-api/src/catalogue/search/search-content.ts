import type { Realm } from 'shared-domain/contracts/realm';

/** A page of the site that is no product, as a search shows it. */
export interface SearchPage {
  readonly name: string;
  readonly href: string;
  /** Where it stands, e.g. the name of its menu. */
  readonly section: string;
  readonly realms: readonly Realm[];
}

/** What is searched beside the catalogue. It does not change while the program runs. */
export interface SearchContent {
  readonly brandName: string;
  readonly pages: readonly SearchPage[];
}

export const NO_SEARCH_CONTENT: SearchContent = { brandName: '', pages: [] };
