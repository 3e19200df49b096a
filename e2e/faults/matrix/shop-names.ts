/** Names of the programs behind the shell, which a fault can lose: `find-names.cjs` looks them up for it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LosableName } from './fault-proxy';

export interface ShopNames {
  /** For a program that shall know the names. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly hostOf: (program: string) => string;
  readonly nameOf: (program: string) => LosableName;
  readonly remove: () => void;
}

export function createShopNames(): ShopNames {
  const folder = mkdtempSync(join(tmpdir(), 'shop-names-'));
  const hostOf = (program: string) => `${program}.shop.test`;
  return {
    args: ['--require', './e2e/faults/matrix/find-names.cjs'],
    env: { SHOP_NAMES: folder },
    hostOf,
    nameOf: (program) => {
      const file = join(folder, hostOf(program));
      let lookups = 0;
      const count = () => {
        try {
          return readFileSync(file, 'utf8').length;
        } catch {
          return lookups;
        }
      };
      return {
        lose: () => writeFileSync(file, ''),
        find: () => {
          lookups = count();
          rmSync(file, { force: true });
        },
        lookups: count,
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
