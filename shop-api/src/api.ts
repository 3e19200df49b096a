/** Starts the API: database, migrations, reference catalogue, HTTP. Exits with a one-line message when it cannot. */
import { join } from 'node:path';
import { createApp } from './app';
import { seedReferenceCatalogue } from './catalogue';
import { readConfig } from './config/env';
import { paths } from './config/paths';
import { checkStart, describeStartError } from './config/start-checks';
import { migrate, openDatabase } from './database';

async function start(): Promise<void> {
  // Files that the database makes later are its owner's only, too.
  process.umask(0o077);
  checkStart(process.env);
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) =>
    console.error(`A database connection broke: ${error.message}`),
  );
  try {
    await migrate(database, paths.migrations());
    if (config.importsReferenceCatalogue)
      await seedReferenceCatalogue(database, paths.catalogue(), Date.now(), config.brand);
    const app = await createApp({
      config,
      database,
      catalogueThread: { file: join(__dirname, 'catalogue-thread.js') },
    });
    const stop = async (): Promise<void> => {
      await app.close();
      await database.close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    await app.listen({ port: config.port, host: config.host });
    process.send?.({ listening: config.port });
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

// By itself Node opens its inspector on this signal: who sends it would read this process, and run code in it.
process.on('SIGUSR1', () => undefined);

start().catch((error: unknown) => {
  console.error(`shop-api: ${describeStartError(error)}`);
  process.exit(1);
});
