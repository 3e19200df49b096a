import { toJsonSchema } from '@valibot/to-json-schema';
import { catalogueFeedSchema } from './schema';

/** The published schema of a feed, for the systems that write one. References between its parts are checked by an import alone. */
export const feedJsonSchema = (): object => ({
  ...toJsonSchema(catalogueFeedSchema, { typeMode: 'input', errorMode: 'ignore' }),
  title: 'Catalogue feed',
});
