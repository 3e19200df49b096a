const { randomBytes } = require('node:crypto');

/** Two runs on one PostgreSQL server use databases of different names. Workers inherit the variable. */
module.exports = () => {
  process.env.TEST_DATABASE_PREFIX = `test_${randomBytes(6).toString('hex')}_`;
};
