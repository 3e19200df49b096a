/**
 * Advisory locks on which processes take turns. They are of a whole server's database, whatever the schema: the shop and the identity
 * provider may share one, so all stand here.
 */
export const LOCKS = { migration: 7_301_504, import: 7_301_505, schema: 7_301_506, identityKeys: 7_301_507 } as const;
