import type { FastifyInstance } from 'fastify';
import { insuranceFactSheetHref } from 'shared-domain/navigation';
import type { CatalogueDependencies } from '../catalogue-dependencies';
import { factSheet } from './insurance-fact-sheet';
import { pdfDocument } from './pdf-document';

const ADDRESS = insuranceFactSheetHref('/api') ?? '';

/** The fact sheet of the insurances (P2-29), made from the catalogue on request. */
export function registerFactSheet(app: FastifyInstance, { catalogue, config }: CatalogueDependencies): void {
  app.get(ADDRESS, async (_request, reply) => {
    const { insurances } = await catalogue.read();
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .send(pdfDocument(factSheet(insurances, config.brand.name)));
  });
}
