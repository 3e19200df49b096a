/** Starts the API: database, migrations, reference catalogue, HTTP. Ends with one clear line when it cannot. */
import { seedReferenceCatalogue } from './catalogue/import/seed-reference-catalogue';
import { migrate, openDatabase } from './database';
import { createApp } from './server/app';
import { readConfig } from './server/env';
import { paths } from './server/paths';
import { describeStartError } from './server/start-error';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) =>
    console.error(`A database connection broke: ${error.message}`),
  );
  try {
    await migrate(database, paths.migrations());
    if (config.importsReferenceCatalogue)
      await seedReferenceCatalogue(database, paths.catalogue(), Date.now(), config.brand);
    const app = await createApp({ config, database });
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

start().catch((error: unknown) => {
  console.error(`shop-api: ${describeStartError(error)}`);
  process.exit(1);
});
