const fs = require('node:fs');
const { endWorker } = require('./worker-end.cjs');

/** Closes and deletes what the run created. */
module.exports = async () => {
  await endWorker();
  fs.rmSync(process.env.GGP_SERVER_BUNDLE, { recursive: true, force: true });

  const { TEST_DATABASE_URL: url, GGP_PG_RUN: run } = process.env;
  if (!url || !run) return;
  const { Client } = require('pg');
  const server = new Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query(`select datname from pg_database where datname like $1`, [`${run}\\_%`]);
  for (const { datname } of rows) await server.query(`drop database if exists "${datname}" with (force)`);
  await server.end();
};
