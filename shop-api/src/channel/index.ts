import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius from 'mercurius';
import { paths } from '../config/paths';
import { isSameSecret } from '../http/client';
import type { Dependencies } from '../http/dependencies';
import { ProblemError } from '../http/problem';
import { answerError, formatErrors } from './errors';
import { limitFields, MAX_DEPTH, MAX_INTROSPECTION_DEPTH, refuseSyntaxTrees, refuseUnstorableValues } from './limits';
import { createResolvers } from './resolvers';

const BODY_LIMIT_BYTES = 32 * 1024;

/** The channel API: GraphQL at POST /graphql (P7-8, F7.6-1), described in channel.graphql. */
export function registerChannel(app: FastifyInstance, dependencies: Dependencies): void {
  const { config } = dependencies;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') {
        void reply.header('allow', 'POST');
        throw new ProblemError({ status: 405, detail: 'The channel answers POST requests' });
      }
      checkApiKey(request, config.channelApiKey);
      if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
        throw new ProblemError({ status: 413, detail: `A channel request may have at most ${BODY_LIMIT_BYTES} bytes` });
      }
    });
    await scope.register(mercurius, {
      schema: readFileSync(paths.channelSchema(), 'utf8'),
      resolvers: createResolvers(dependencies),
      graphiql: false,
      errorHandler: answerError,
      errorFormatter: formatErrors,
      queryDepth: config.isProduction ? MAX_DEPTH : MAX_INTROSPECTION_DEPTH,
      allowBatchedQueries: false,
      validationRules: [
        limitFields,
        refuseUnstorableValues,
        ...(config.isProduction ? [NoSchemaIntrospectionCustomRule] : []),
      ],
    });
    scope.graphql.addHook('preParsing', async (_schema, source) => refuseSyntaxTrees(source));
  });
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Every channel call has a client id and the API key (P7-8). @throws ProblemError 401 */
export function checkApiKey(request: FastifyRequest, apiKey: string): void {
  if (headerOf(request, 'clientid') === '')
    throw new ProblemError({ status: 401, detail: 'The header clientId is missing' });
  if (!isSameSecret(headerOf(request, 'x-api-key'), apiKey)) {
    throw new ProblemError({ status: 401, detail: 'The header x-api-key is missing or wrong' });
  }
}
