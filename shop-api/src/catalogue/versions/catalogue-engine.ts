import type { ListType } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { compressJson, type PreparedJson } from '../../http/cached-json';
import type { Catalogue } from '../model';
import { realmIndex } from '../search/realm-index';
import type { SearchContent } from '../search/search-categories';
import { buildAnswer, type ThreadQuestion } from '../view-models/built-in-thread';
import { indexedList } from '../view-models/indexed-list';
import type { CatalogueParts, ProductTexts } from './catalogue-parts';
import { PackBuilder, type PackedData } from './pack-builder';
import { PackedCatalogue } from './packed-catalogue';

/** Each kind of work with what it takes and gives. */
export interface Works {
  /** Begins a version; a former one that was not finished is forgotten. */
  readonly begin: { readonly takes: object; readonly gives: null };
  readonly slice: { readonly takes: { readonly products: readonly ProductTexts[] }; readonly gives: null };
  readonly pack: {
    readonly takes: { readonly parts: CatalogueParts; readonly formerPaths: string };
    readonly gives: PackedData;
  };
  /** Answers are built from this version from now on. */
  readonly adopt: { readonly takes: { readonly data: PackedData }; readonly gives: null };
  /** Indexes one list, so that no visitor waits for it. */
  readonly index: {
    readonly takes: { readonly realm: Realm; readonly listType: ListType; readonly nowMs: number };
    readonly gives: null;
  };
  /** Indexes what is searched in a realm, so that no visitor waits for it. */
  readonly 'index-search': { readonly takes: { readonly realm: Realm; readonly nowMs: number }; readonly gives: null };
  /** What is searched beside the catalogue has changed. */
  readonly content: { readonly takes: { readonly content: SearchContent }; readonly gives: null };
  /** The stock of these products has changed. */
  readonly forget: { readonly takes: { readonly ordinals: readonly number[] }; readonly gives: null };
  readonly answer: {
    readonly takes: { readonly question: ThreadQuestion; readonly nowMs: number };
    readonly gives: PreparedJson;
  };
  readonly value: {
    readonly takes: { readonly question: ThreadQuestion; readonly nowMs: number };
    readonly gives: unknown;
  };
}

export type Work = {
  readonly [Kind in keyof Works]: { readonly kind: Kind } & Works[Kind]['takes'];
}[keyof Works];

/** Does the work that reads the whole catalogue: packs versions and builds large answers. It runs in a thread of its own. */
export class CatalogueEngine {
  #builder = new PackBuilder();
  #catalogue: PackedCatalogue | null = null;
  /** One object as long as nothing changes, so that what is made from it can be kept with it. */
  #current: { readonly catalogue: Catalogue; readonly time: string } | null = null;
  #content: SearchContent;

  constructor(content: SearchContent) {
    this.#content = content;
  }

  async do(work: Work): Promise<Works[Work['kind']]['gives']> {
    switch (work.kind) {
      case 'begin':
        this.#builder = new PackBuilder();
        return null;
      case 'slice':
        this.#builder.add(work.products);
        return null;
      case 'pack': {
        const data = this.#builder.finish(work.parts, work.formerPaths);
        this.#builder = new PackBuilder();
        return data;
      }
      case 'adopt':
        this.#catalogue = new PackedCatalogue(work.data);
        this.#current = null;
        return null;
      case 'index':
        indexedList(this.#at(work.nowMs), work.realm, { listType: work.listType }, work.nowMs);
        return null;
      case 'index-search':
        realmIndex(this.#at(work.nowMs), this.#content, work.realm);
        return null;
      case 'content':
        this.#content = work.content;
        return null;
      case 'forget':
        for (const ordinal of work.ordinals) this.#catalogue?.forget(ordinal);
        this.#current = null;
        return null;
      case 'answer':
        return compressJson(this.#build(work));
      case 'value':
        return this.#build(work);
    }
  }

  #build({ question, nowMs }: Works['value']['takes']): unknown {
    return buildAnswer(this.#at(nowMs), question, nowMs, this.#content);
  }

  #at(nowMs: number): Catalogue {
    if (!this.#catalogue) throw new Error('No version of the catalogue has been adopted');
    const time = this.#catalogue.timeState(nowMs);
    if (this.#current?.time !== time) this.#current = { catalogue: this.#catalogue.at(nowMs), time };
    return this.#current.catalogue;
  }
}
