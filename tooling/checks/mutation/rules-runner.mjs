/**
 * A test runner for Stryker that loads the rules and their tests in its own process. Rules are pure, so they need no sandbox; each
 * mutant loads them again, so that tables made at load time are mutated too. Thousands of mutants a minute instead of the
 * hundreds of Stryker's runner for Jest, which is why it is our own. JavaScript, because Stryker loads it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { ROOT } from '../../build/packages';

const require = createRequire(import.meta.url);
const swcOptions = require('../jest/swc.js');
const SEEDED_FAST_CHECK = join(ROOT, 'tooling/checks/jest/seeded-fast-check.js');
/** Mutants that run into an endless loop are stopped by the number of mutated places that they pass. */
const HIT_LIMIT = 200_000;

let collected = [];
const test = (name, run) => collected.push({ name, run });
test.each = (...table) => bind(test)(...table);
Object.assign(globalThis, { test, it: test, expect, describe: (_name, declare) => declare() });

const compiled = new Map();
function compile(file) {
  if (!compiled.has(file))
    compiled.set(
      file,
      transformSync(readFileSync(file, 'utf8'), { ...swcOptions, filename: file, sourceMaps: false }).code,
    );
  return compiled.get(file);
}
Module._extensions['.ts'] = (module, file) => module._compile(compile(file), file);
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function withSeed(request, ...rest) {
  return request === 'fast-check' ? SEEDED_FAST_CHECK : resolveFilename.call(this, request, ...rest);
};

class RulesRunner {
  #source = resolve('.') + sep;
  #tests = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const folder = join(this.#source, process.env.RULE_TESTS ?? '');
    const isRemote = process.env.RULE_TESTS?.startsWith('mfe-');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#tests = files
      .filter((name) => name.endsWith('.test.ts') && !/^(io|testing)[\\/]/.test(name))
      // Only the tests of a remote's rules run without a page.
      .filter((name) => !isRemote || /(^|[\\/])rules[\\/]/.test(name))
      .map((name) => join(folder, name));
  }

  /** Null when every test of a file passes, else what failed. */
  async #failureOf(file) {
    for (const key of Object.keys(require.cache))
      if (key.startsWith(this.#source) && !key.includes('node_modules')) delete require.cache[key];
    collected = [];
    try {
      require(file);
    } catch (error) {
      return { name: file, message: String(error) };
    }
    for (const { name, run } of collected) {
      try {
        await run();
      } catch (error) {
        return { name, message: String(error?.message ?? error) };
      }
    }
    return null;
  }

  async dryRun() {
    const tests = [];
    for (const file of this.#tests) {
      const startedAt = performance.now();
      const failure = await this.#failureOf(file);
      if (failure)
        return { status: 'error', errorMessage: `${failure.name} fails without a mutant: ${failure.message}` };
      tests.push({
        id: file,
        name: file.slice(this.#source.length),
        status: 0,
        timeSpentMs: performance.now() - startedAt,
      });
    }
    return { status: 'complete', tests };
  }

  async mutantRun({ activeMutant, sandboxFileName }) {
    const stryker = globalThis.__stryker__ ?? (globalThis.__stryker__ = {});
    const own = sandboxFileName.replace(/\.ts$/, '.test.ts');
    const order = [...this.#tests].sort((one, other) => Number(other === own) - Number(one === own));
    for (const [index, file] of order.entries()) {
      Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit: HIT_LIMIT });
      const failure = await this.#failureOf(file);
      if (failure) return { status: 'killed', killedBy: [file], failureMessage: failure.message, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: order.length };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
