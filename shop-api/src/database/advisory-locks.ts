/**
 * Keys of the advisory locks by which processes exclude each other. Such a lock applies to a whole PostgreSQL database, whatever the
 * schema, and the shop and the identity provider may share one: so all keys are listed here.
 */
export const ADVISORY_LOCKS = {
  migration: 7_301_504,
  import: 7_301_505,
  schema: 7_301_506,
  identityKeys: 7_301_507,
} as const;
