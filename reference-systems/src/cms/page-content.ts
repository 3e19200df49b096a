/** What the editors have written: files of pages, each a list of blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ContentFacts, fillIn } from './content';

const line = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'));
const heading = v.optional(line);
/** Links of the page may target it. */
const id = v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/)));
const link = v.strictObject({ title: line, href: line });

const blocks = [
  v.strictObject({
    type: v.literal('text'),
    id,
    heading,
    paragraphs: v.array(line),
    list: v.optional(v.array(line), []),
  }),
  /** Short facts side by side; one with an address is a link to it. */
  v.strictObject({
    type: v.literal('facts'),
    id,
    heading,
    items: v.array(
      v.strictObject({ title: line, price: v.optional(line), text: v.optional(line), href: v.optional(line) }),
    ),
  }),
  v.strictObject({ type: v.literal('steps'), id, heading, items: v.array(line) }),
  v.strictObject({ type: v.literal('table'), id, heading, head: v.array(line), rows: v.array(v.array(v.string())) }),
  v.strictObject({
    type: v.literal('questions'),
    id,
    heading,
    items: v.array(v.strictObject({ question: line, answer: line })),
  }),
  v.strictObject({ type: v.literal('notice'), id, text: line }),
  v.strictObject({ type: v.literal('action'), id, heading: line, text: v.optional(line), links: v.array(link) }),
  /** A search that the server answers: a plain form. */
  v.strictObject({
    type: v.literal('search'),
    id,
    name: line,
    label: line,
    value: v.optional(v.string(), ''),
    hint: v.optional(line),
    button: line,
  }),
  /** Products with picture and price. */
  v.strictObject({
    type: v.literal('products'),
    id,
    heading,
    text: v.optional(line),
    items: v.array(
      v.strictObject({ title: line, href: line, image: line, price: v.optional(line), note: v.optional(line) }),
    ),
  }),
  /** Lines to be filled in on paper. */
  v.strictObject({ type: v.literal('form'), id, heading, fields: v.array(line) }),
  /** Written by the server, from data of the shop. */
  v.strictObject({
    type: v.literal('live'),
    id,
    name: v.picklist(['shops', 'campaigns', 'coverage', 'delivery', 'answers', 'messages', 'cookies']),
  }),
] as const;

const blockSchema = v.variant('type', blocks);
export type Block = v.InferOutput<typeof blockSchema>;

/** A search by a form of its page. @param name of the field @param value that was searched for */
export const searchBlock = (
  name: string,
  { label, hint, button }: { readonly label: string; readonly hint: string; readonly button: string },
  value: string,
): Block => ({ type: 'search', name, label, hint, button, value });
export type LiveName = Extract<Block, { type: 'live' }>['name'];

const pageSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/([a-z\d-]+\/)+$/)),
  title: line,
  lead: line,
  picture: v.optional(v.strictObject({ src: line, alt: v.string() })),
  links: v.optional(v.array(link), []),
  blocks: v.array(blockSchema),
});
/** A page as its editors wrote it. */
export type PageContent = v.InferOutput<typeof pageSchema>;

const fileSchema = v.strictObject({ pages: v.array(pageSchema) });

/** The written pages, by path. @param folder default: the one beside this file */
export function readPageContents({
  folder = join(__dirname, 'content'),
  ...facts
}: ContentFacts): ReadonlyMap<string, PageContent> {
  const pagesFolder = join(folder, 'pages');
  const pages = readdirSync(pagesFolder)
    .sort()
    .flatMap(
      (file) => v.parse(fileSchema, JSON.parse(fillIn(readFileSync(join(pagesFolder, file), 'utf8'), facts))).pages,
    );
  return new Map(pages.map((page) => [page.path, page]));
}
