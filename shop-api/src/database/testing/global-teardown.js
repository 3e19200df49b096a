/** Drops the run's templates, and what a test file that broke off has left. */
module.exports = async () => {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_PREFIX: prefix } = process.env;
  if (!url || !prefix) return;
  const { Client } = require('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [prefix]);
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
};
