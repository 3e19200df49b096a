import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Dependencies } from '../http/dependencies';
import { parseRequest, ProblemError } from '../http/problem';
import { openStatus, readStatus } from './order-status';

const askSchema = v.strictObject({
  /** As it is said or written: with blanks or without. */
  orderNumber: v.pipe(v.string(), v.maxLength(30)),
  email: v.pipe(v.string(), v.maxLength(254), v.trim(), v.toLowerCase()),
});
const codeSchema = v.object({ code: v.pipe(v.string(), v.uuid('must be the code of an order')) });

/** Where a buyer sees how far an order has come (`POST` with number and address, `GET` with the code that it answers). */
export function registerOrderStatus(app: FastifyInstance, dependencies: Dependencies): void {
  app.post('/api/order-status/', async (request, reply) => {
    const { orderNumber, email } = parseRequest(askSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    const code = await openStatus(dependencies, { orderNumber: orderNumber.replaceAll(/\D/g, ''), email });
    if (code === null) throw new ProblemError({ status: 404, detail: 'No order has this number and this address' });
    return { code };
  });
  app.get('/api/order-status/:code', async (request, reply) => {
    const { code } = parseRequest(codeSchema, request.params, 'params');
    void reply.header('cache-control', 'no-store');
    const status = await readStatus(dependencies, code);
    if (!status) throw new ProblemError({ status: 404, detail: 'There is no such code, or it has ended' });
    return status;
  });
}
