import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies';
import { sendProblem } from './problem';

/**
 * /health/live: the process answers. /health/ready: it can also reach its database and has read a catalogue.
 *
 * @param readCatalogue waits for the first reading
 */
export function registerHealth(
  app: FastifyInstance,
  { database }: Pick<Dependencies, 'database'>,
  readCatalogue: () => Promise<unknown>,
): void {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'silent' }, async (request, reply) => {
    try {
      const [row] = await database.query<{ imports: number }>('SELECT count(*) AS imports FROM catalogue_import');
      if (!row || row.imports === 0)
        return await sendProblem(reply, { status: 503, detail: 'No catalogue has been imported yet' });
      await readCatalogue();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return sendProblem(reply, {
        status: 503,
        detail: 'The database does not answer, or its catalogue cannot be read',
      });
    }
  });
}
