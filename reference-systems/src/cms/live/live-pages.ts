/** The parts of pages that the server writes for each request: answers to a search, and data of the shop. */
import { PATHS } from 'shared-domain/contracts/paths';
import { STORED_ITEMS } from 'shared-domain/contracts/stored-items';
import type { Block, LiveName, PageContent } from '../page-content';
import { texts as live } from '../texts/live-nb';
import { texts } from '../texts/nb';
import { answersTo } from './answers';
import { campaigns } from './campaigns';
import { coverage } from './coverage';
import { deliveryPrices } from './delivery-prices';
import type { ShopCalls } from './shop-calls';
import { shopList, shopPage } from './shop-pages';

/** The fields of the pages' forms. */
const FIELDS = ['q', 'sted', 'postnummer'] as const;
const MOST_CHARACTERS = 100;

export interface LivePages {
  /** @param search of the request */
  fill(content: PageContent, search: URLSearchParams): Promise<PageContent>;
  /** A page for data of the shop. @returns undefined when there is none at the path */
  find(path: string): Promise<PageContent | undefined>;
}

/** What the visitor typed; '' for nothing. */
export const askedOf = (search: URLSearchParams): string =>
  FIELDS.map((field) => search.get(field)?.trim().slice(0, MOST_CHARACTERS) ?? '').find(Boolean) ?? '';

/** Everything that the shop stores in a browser. */
function cookies(): readonly Block[] {
  const { caption, head, purposes } = texts.cookies;
  const rows = STORED_ITEMS.map(({ name, purpose, text, isPrefix }) => [
    isPrefix ? `${name}…` : name,
    text,
    purposes[purpose],
  ]);
  return [{ type: 'table', heading: caption, head: [...head], rows }];
}

/** A message of the CMS that shoppers see above the pages. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

function messages(current: readonly Message[]): readonly Block[] {
  const { heading, head, none } = live.messages;
  if (current.length === 0) return [{ type: 'notice', text: none }];
  return [{ type: 'table', heading, head: [...head], rows: current.map(({ title, text }) => [title, text]) }];
}

/**
 * @param clock milliseconds since the epoch
 * @param readMessages what is wrong now
 */
export function createLivePages(
  calls: ShopCalls,
  contents: ReadonlyMap<string, PageContent>,
  clock: () => number,
  readMessages: () => readonly Message[],
): LivePages {
  const blocksOf: Readonly<Record<LiveName, (asked: string) => Promise<readonly Block[]>>> = {
    shops: (asked) => shopList(calls, asked, clock()),
    campaigns: () => campaigns(calls),
    coverage: (asked) => coverage(calls, asked),
    delivery: (asked) => deliveryPrices(calls, asked),
    answers: (asked) => Promise.resolve(answersTo(asked, contents.values())),
    messages: () => Promise.resolve(messages(readMessages())),
    cookies: () => Promise.resolve(cookies()),
  };
  return {
    async fill(content, search) {
      const asked = askedOf(search);
      const blocks = await Promise.all(
        content.blocks.map((block) => (block.type === 'live' ? blocksOf[block.name](asked) : Promise.resolve([block]))),
      );
      return { ...content, blocks: blocks.flat() };
    },
    find: (path) => (path.startsWith(PATHS.shops) ? shopPage(calls, path, clock()) : Promise.resolve(undefined)),
  };
}
