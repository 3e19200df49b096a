import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from 'shared-domain/catalogue';
import { SEARCH_PARTS } from 'shared-domain/catalogue/io';
import { REALMS } from 'shared-domain/contracts/realm';
import { sendPreparedJson } from '../../http/cached-json';
import { parseRequest } from '../../http/parse-request';
import type { CatalogueDependencies } from '../catalogue-dependencies';

const asked = v.object({
  q: v.pipe(
    v.string('is missing'),
    v.maxLength(SEARCH_QUERY_MAX_LENGTH, `must have at most ${SEARCH_QUERY_MAX_LENGTH} characters`),
  ),
  realm: v.optional(v.picklist(REALMS, 'must be B2C, B2B or UKKO'), 'B2C'),
});

const askedPart = v.object({
  ...asked.entries,
  part: v.optional(v.picklist([...SEARCH_PARTS, 'each'], `must be one of ${SEARCH_PARTS.join(', ')}, each`)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'must be a page, from 1'), v.transform(Number))),
});

/** The search and its suggestions (F2.4). Both are the same for everyone, and cached by realm and query. */
export function registerSearch(app: FastifyInstance, { catalogue }: CatalogueDependencies): void {
  app.get('/api/search', async (request, reply) => {
    const { q, realm, ...part } = parseRequest(askedPart, request.query, 'query');
    const question = { kind: 'search', realm, query: toSearchQuery(q), ...part } as const;
    return sendPreparedJson(request, reply, await catalogue.answer(question));
  });

  app.get('/api/search/suggestions', async (request, reply) => {
    const { q, realm } = parseRequest(asked, request.query, 'query');
    // One answer for all spellings of a query.
    const query = toSearchQuery(q).toLowerCase();
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'suggestions', realm, query }));
  });
}
