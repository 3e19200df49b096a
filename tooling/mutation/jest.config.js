const { projects } = require('../../jest.config.js');

const { displayName: _, roots: __, ...logic } = projects[0];
const { SUBDOMAIN = '*' } = process.env;

/** The rules' own tests, of one subdomain when SUBDOMAIN names it. */
module.exports = {
  ...logic,
  rootDir: '../..',
  roots: ['<rootDir>/shared-domain/src'],
  testMatch: [`**/shared-domain/src/${SUBDOMAIN}/rules/**/*.test.ts`, `**/shared-domain/src/${SUBDOMAIN}/*.test.ts`],
};
