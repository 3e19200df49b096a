// JavaScript, because Jest loads it without a transformer.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Writes what `jest --json` would print to .reports/jest.json, so one run gives both the console report and the file. A second run
 * over the same tests names a file of its own by JEST_REPORT.
 */
module.exports = class JsonReporter {
  onRunComplete(_contexts, results) {
    const { formatTestResults } = require('@jest/test-result');
    const folder = join(__dirname, '..', '..', '..', '.reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, process.env.JEST_REPORT ?? 'jest.json'), JSON.stringify(formatTestResults(results)));
  }
};
