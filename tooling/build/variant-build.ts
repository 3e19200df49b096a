/**
 * `node --import tsx tooling/build/variant-build.ts <remote> [broken]`: makes another sealed build of a remote, for tests of releases. It differs from the current
 * one by a comment and a file `variant`. A broken one has a file `broken` and throws in every browser. Prints the build id; registers nothing.
 */
import { makeVariant } from './make-variant';

const [name = '', kind = 'variant'] = process.argv.slice(2);
/** An uncaught error is reported for this build; everything else works. */
const fault = kind === 'broken' ? 'setTimeout(()=>{throw new Error("A planted fault")});' : '';
console.log(makeVariant(name, { kind, entry: (code) => fault + code }));
