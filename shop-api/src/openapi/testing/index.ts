export { arbitraryOf } from './arbitrary-request';
export { createValidator, type JsonSchema, mediaOf, readOpenApi, routesOf, toJsonSchema } from './openapi-document';
export { WIRE_SCHEMAS, type WireName } from './wire-schemas';
