// JavaScript, because Jest loads it without a transformer.
/**
 * Property tests run on one seed, so that `npm test` fails only for what changed. Other seeds are for searching:
 * PROPERTY_SEED=<number> npx jest <path>.
 */
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

module.exports = fastCheck;
