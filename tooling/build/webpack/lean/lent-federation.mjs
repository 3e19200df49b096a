/** The federation runtime of a remote's entry is the shell's (shared-domain/src/runtime/federation.ts). */
const KEY = 'shop.federation@1';

const lent = globalThis[Symbol.for(KEY)];
if (!lent) throw new Error(`This page's shell lends no federation runtime (${KEY})`);

export default { ...lent };
