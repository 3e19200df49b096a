export { arbitraryOf } from './arbitrary-request';
export { createValidator, mediaOf, readOpenApi } from './openapi-document';
export { routesOf } from './routes';
export { type JsonSchema, toJsonSchema } from './to-json-schema';
export { WIRE_SCHEMAS, type WireName } from './wire-schemas';
