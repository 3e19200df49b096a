import { REMOTES } from '../workspace.mjs';

/** The folders directly below each of these import each other in one direction. */
export const FOLDER_CIRCLE_RULES = [
  'shared-domain/src',
  'shell/src',
  'shell/src/server',
  'shop-api/src',
  'shop-api/stand-ins',
  ...REMOTES.map((name) => `${name}/src`),
].map((parent) => ({
  name: `no-circle-of-folders-in-${parent.replaceAll('/', '-')}`,
  foldersOf: parent,
  planted: [
    [
      { from: `${parent}/circle-one/there.ts`, to: `${parent}/circle-two/there.ts` },
      { from: `${parent}/circle-two/back.ts`, to: `${parent}/circle-one/back.ts` },
    ],
  ],
}));
