/**
 * `node --import tsx tooling/build/variant-build.ts <remote> [kind]`: makes another sealed build of a remote, for tests of releases. It differs
 * from the current one by a comment and a file with the name of its kind. One of the kind `broken` throws in every browser, one of the kind
 * `events` sends the cart's events in a version that other builds do not know, too. Prints the build id; registers nothing.
 */
import { makeVariant } from './make-variant';

const [name = '', kind = 'variant'] = process.argv.slice(2);
/** What a kind does at first. An uncaught error is reported for its build; everything else works. */
const FIRST: Readonly<Record<string, string>> = {
  broken: 'setTimeout(()=>{throw new Error("A planted fault")});',
  events: `for(const name of["line-added","drawer-requested"])addEventListener("shop:cart:"+name+"@1",({detail})=>dispatchEvent(new CustomEvent("shop:cart:"+name+"@2",{detail:{changed:detail}})));`,
};
console.log(makeVariant(name, { kind, entry: (code) => (FIRST[kind] ?? '') + code }));
