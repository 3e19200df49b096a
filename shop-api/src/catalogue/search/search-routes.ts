import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from 'shared-domain/catalogue';
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

/** The search and its suggestions (F2.4). Both are the same for everyone, and cached by realm and query. */
export function registerSearch(app: FastifyInstance, { catalogue }: CatalogueDependencies): void {
  app.get('/api/search', async (request, reply) => {
    const { q, realm } = parseRequest(asked, request.query, 'query');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'search', realm, query: toSearchQuery(q) }));
  });

  app.get('/api/search/suggestions', async (request, reply) => {
    const { q, realm } = parseRequest(asked, request.query, 'query');
    // One answer for all spellings of a query.
    const query = toSearchQuery(q).toLowerCase();
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'suggestions', realm, query }));
  });
}
