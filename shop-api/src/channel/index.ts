import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius from 'mercurius';
import { paths } from '../config/paths';
import type { Dependencies } from '../http/dependencies';
import { ProblemError } from '../http/problem';
import { checkApiKey } from './api-key';
import { answerError, formatErrors } from './errors';
import { limitFields, MAX_DEPTH, MAX_INTROSPECTION_DEPTH, refuseSyntaxTrees, refuseUnstorableValues } from './limits';
import { createResolvers } from './resolvers';

const BODY_LIMIT_BYTES = 32 * 1024;

/** The channel API: GraphQL at POST /graphql (P7-8, F7.6-1), described in channel.graphql. */
export function registerChannel(app: FastifyInstance, dependencies: Dependencies): void {
  const { config } = dependencies;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.method !== 'POST')
        throw new ProblemError({ status: 405, detail: 'The channel answers POST requests' });
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
