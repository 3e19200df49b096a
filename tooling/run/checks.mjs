/**
 * What is checked, and when: GATE is `npm test`, REST is everything else there is (`npm run test:all` runs both). Checks run one after the
 * other; those of one `lanes` run beside each other, a list a core.
 *
 * A check is a Node program (`node`: file and arguments, from the root) or a function (`run`) that gives whether it passed. `report`: the file in
 * .reports that it writes, whose tests are counted. `needs`: what is started or installed for it.
 *
 * @typedef {{ name: string, node?: string[], run?: () => Promise<boolean>, env?: Record<string, string>, report?: string, needs?: 'postgres' | 'chromium' }} Check
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';
import { ruleCoverage, summaryOf } from '../docs/rule-coverage.mjs';
import { checkGallery } from '../gallery/gallery.mjs';
import { buildAll } from './build-all.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NO_TESTS = ['/node_modules/', '/dist/', '/.build/'];
const without = (...patterns) => ['--testPathIgnorePatterns', ...patterns, ...NO_TESTS];
