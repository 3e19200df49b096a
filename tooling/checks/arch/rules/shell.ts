/** The host: the browser's half never reads the server's, the renderer nothing of the program that asks it, and what loads remotes does not know what is done with them. */
import { type ArchRule, TEST_FILE } from '../workspace';

/** Folder of shell/src → folders that it may use. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  federation: [],
  'page-state': ['federation'],
  session: ['texts'],
  app: ['federation', 'texts'],
  client: ['app', 'federation', 'page-state', 'session', 'texts'],
  renderer: ['app', 'federation', 'page-state', 'texts'],
  server: ['app', 'federation', 'page-state', 'renderer', 'texts'],
};
const FOLDERS = Object.keys(MAY_USE);

export const SHELL_RULES: readonly ArchRule[] = [
  ...Object.entries(MAY_USE).map(([folder, allowed]) => {
    const refused = FOLDERS.filter((other) => other !== folder && !allowed.includes(other));
    return {
      name: `shell-${folder}-uses-only-what-is-below`,
      from: { path: `^shell/src/${folder}/`, pathNot: TEST_FILE },
      to: { path: `^shell/src/(${refused.join('|')})/` },
      planted: refused.map((other) => ({
        from: `shell/src/${folder}/uses-${other}.ts`,
        to: `shell/src/${other}/used-by-${folder}.ts`,
      })),
    };
  }),
  {
    name: 'every-folder-of-the-shell-has-a-place',
    from: { path: '^shell/src/', pathNot: `^shell/src/(${FOLDERS.join('|')})/` },
    to: {},
    planted: [{ from: 'shell/src/unplaced/one.ts', to: 'shell/src/texts/of-unplaced.ts' }],
  },
];
