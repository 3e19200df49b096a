/**
 * `npm run faults [-- --slice | --check] [-- --only <pattern>]`: makes one program after the other fail in a running shop, looks at what a shopper has then,
 * and writes docs/faults.md. `--slice`: a few cells of each kind, `--check`: all of them; both write nothing. `--only`: the cells whose name matches the pattern;
 * the others are in the document as they were found last. `--soak <minutes>`: see soak.ts.
 * It ends with 1 when a cell is red that the document does not already name.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../../tooling/build/packages';
import { remoteNames } from '../../../tooling/build/packages';
import { buildAll } from '../../../tooling/cli/build-all';
import { HEADLESS_SHELL } from '../../setup/browsers';
import { type Cell, judge, type Verdict } from './cell';
import { driftCells } from './drift-cells';
import { documentOf, redCellsOf, type Result } from './faults-document';
import { startFaultyShop } from './faulty-shop';
import { hostileCells, importCells } from './hostile-cells';
import { switchableBuild } from './planted-faults';
import {
  browserCodeCells,
  browserNetworkCells,
  killingCells,
  type Matrix,
  serverCodeCells,
  serverNetworkCells,
} from './remote-cells';
import { serviceCells } from './service-cells';
import { shopperCells } from './shopper-cells';
import { soak } from './soak';

const DOCUMENT = join(ROOT, 'docs/faults.md');
/** Results of the last runs are kept, so that some cells can be run again. */
const FOUND = join(ROOT, '.cache/faults.json');
const words = process.argv.slice(2);
const isSlice = words.includes('--slice');
const isCheck = isSlice || words.includes('--check');
const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : undefined;
const soakMinutes = words.includes('--soak') ? Number(words[words.indexOf('--soak') + 1] ?? 15) : 0;
const ACCESSORIES = ['4525857', '4525924'];
/** Cells that change nothing for others run beside each other. */
const BESIDE = 2;

const nameOf = ({ table, row, column }: Pick<Cell, 'table' | 'row' | 'column'>) => `${table}: ${row}, ${column}`;
const isWanted = (cell: Cell) =>
  only === undefined ? !isSlice || cell.inSlice === true : new RegExp(only).test(nameOf(cell));

async function main(): Promise<void> {
  await buildAll();
  const began = Date.now();
  const shop = await startFaultyShop();
  if (soakMinutes > 0) {
    process.exitCode = (await soak(shop, soakMinutes)) ? 0 : 1;
    return shop.stop();
  }
  const browser = await chromium.launch({
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  const results: Result[] = [];
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const run = async (cell: Cell) => {
    let verdict = await judge(cell);
    // It is a check among others: as with the other tests of browsers, what fails is tried once more.
    if (isCheck && verdict.kind === 'red') {
      console.log(`flaky, or red: ${nameOf(cell)}: ${verdict.seen}`);
      verdict = await judge(cell);
    }
    results.push({ cell, verdict });
    const what =
      verdict.kind === 'red' ? verdict.seen : verdict.kind === 'green' ? `${verdict.seconds} s` : verdict.reason;
    console.log(
      `${String(seconds()).padStart(4)} s ${{ green: '✓', red: '✗', 'not applicable': '–' }[verdict.kind]} ${nameOf(cell)}: ${what}`,
    );
  };
  const inTurn = async (cells: readonly Cell[]) => {
    for (const cell of cells.filter(isWanted)) await run(cell);
  };
  const beside = async (cells: readonly Cell[]) => {
    const left = cells.filter(isWanted);
    const lane = async () => {
      for (let cell = left.shift(); cell; cell = left.shift()) await run(cell);
    };
    await Promise.all(Array.from({ length: BESIDE }, lane));
  };

  try {
    const { origin } = shop;
    let orderRef: string | undefined;
    for (const accessorySku of ACCESSORIES) {
      const answer = await fetch(`${origin}/api/cart/update/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ ...(orderRef && { orderRef }), update: { accessorySku } }),
      });
      ({ orderRef } = (await answer.json()) as { readonly orderRef: string });
    }
    const read = await fetch(`${origin}/api/cart/get/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ orderRef }),
    });
    const { cart } = (await read.json()) as {
      readonly cart: { readonly content: readonly { readonly name: string; readonly quantity: { value: number } }[] };
    };
    const matrix: Matrix = {
      shop,
      shopper: { browser, origin, orderRef: orderRef ?? null },
      cart: cart.content.map(({ name, quantity }) => `${quantity.value} ${name}`).join(', '),
    };

    await beside(browserCodeCells(matrix));
    await inTurn(browserNetworkCells(matrix));
    await inTurn(serviceCells(matrix));
    await inTurn(driftCells(matrix));
    await inTurn(shopperCells(matrix));
    await inTurn(serverNetworkCells(matrix));
    await inTurn(hostileCells(matrix));
    const onServer = [...serverCodeCells(matrix), ...importCells(matrix)];
    const killing = killingCells(matrix);
    if ([...onServer, ...killing.flat()].some(isWanted)) {
      const builds = remoteNames().map((remote) => ({ remote, build: switchableBuild(remote) }));
      for (const { remote, build } of builds) await shop.release(remote, build);
      for (const { remote, build } of builds)
        while ((await shop.buildOf(remote)) !== build) await new Promise((resolve) => setTimeout(resolve, 200));
      await inTurn(onServer);
      for (const group of killing) await beside(group);
    }
  } finally {
    await browser.close();
  }
  const red = redCellsOf(results);
  const known = readKnown();
  const unknown = red.filter(({ name }) => !known.includes(name));
  if (!isCheck) writeDocument(results, shop.hasPostgres);
  const count = (kind: Verdict['kind']) => results.filter(({ verdict }) => verdict.kind === kind).length;
  console.log(
    `${count('green')} green, ${count('red')} red, ${count('not applicable')} not applicable; ${seconds()} s`,
  );
  for (const { name, seen } of unknown) console.error(`✗ new: ${name}: ${seen}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
  await shop.stop();
}

function writeDocument(results: readonly Result[], hasPostgres: boolean): void {
  const before =
    only !== undefined && existsSync(FOUND) ? (JSON.parse(readFileSync(FOUND, 'utf8')) as readonly Result[]) : [];
  const isSame = (one: Result, other: Result) => nameOf(one.cell) === nameOf(other.cell);
  const found = [
    ...before.map((old) => results.find((result) => isSame(old, result)) ?? old),
    ...results.filter((result) => !before.some((old) => isSame(old, result))),
  ];
  mkdirSync(dirname(FOUND), { recursive: true });
  writeFileSync(FOUND, JSON.stringify(found, null, 1));
  writeFileSync(DOCUMENT, documentOf(found, { hasPostgres }));
}

/** Names of the red cells in the document as it was written last. */
function readKnown(): readonly string[] {
  try {
    return [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| ([^|]+): ([^|]+), ([^|]+) \|/gm)].map(
      ([, table = '', row = '', column = '']) => `${table}: ${row}, ${column.trim()}`,
    );
  } catch {
    return [];
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.kill(process.pid, 'SIGTERM');
});
