import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerCheckout } from '../stand-ins/checkout';
import { registerDealerArea } from '../stand-ins/dealer-area';
import { registerMinSide } from '../stand-ins/my-pages';
import { registerAccounts, registerPublicUser } from './accounts';
import { createShopCart, registerCart, registerUkkoCart } from './cart';
import { createCatalogueReader } from './catalogue/catalogue-reader';
import { registerCatalogue } from './catalogue/catalogue-routes';
import { registerEnergyFiles } from './catalogue/energy/energy-routes';
import { registerMedia } from './catalogue/media/media-routes';
import { registerInsurances } from './catalogue/offers/insurance-routes';
import { registerPictures } from './catalogue/picture-routes';
import { registerChannel } from './channel';
import type { Config } from './config/env';
import type { Database } from './database';
import { registerDelivery } from './delivery';
import type { Dependencies } from './http/dependencies';
import { answerRouterError, handleErrors } from './http/error-handling';
import { registerHealth } from './http/health-routes';
import { trackInFlight } from './http/in-flight';
import { loggerOptions } from './http/logging';
import { registerMetrics } from './http/metrics';
import { limitRates } from './http/rate-limits';
import { registerSession } from './session/session-routes';
import { whoAsks } from './session/who-asks';
import { registerFrame } from './site-chrome/site-chrome-routes';

/** A cart update or a channel query is a few hundred bytes. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** A call that takes longer than this is given up when the process stops. */
const CLOSE_DEADLINE_MS = 10_000;
/** How often what is no longer needed is forgotten. */
const SWEEP_MS = 10 * 60_000;

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since the epoch; default the machine's clock. */
  readonly clock?: () => number;
  /** Fastify's own; default: structured logs at the configured level. */
  readonly logger?: FastifyServerOptions['logger'];
}

/** The whole API over a migrated database, not yet listening. */
export async function createApp({ config, database, clock = Date.now, logger }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger ?? loggerOptions(config.logLevel) ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerRouterError,
  });
  handleErrors(app);
  // The database is the caller's: it closes after the app has answered what it began.
  const inFlight = trackInFlight(app);
  app.addHook('onClose', () => inFlight.settled(CLOSE_DEADLINE_MS));
  registerMetrics(app);
  await limitRates(app, config);
  await app.register(cookie);
  await app.register(formbody);

  const dependencies: Dependencies = { config, database, clock, catalogue: createCatalogueReader(database, clock) };
  registerHealth(app, dependencies);
  registerCatalogue(app, dependencies);
  registerInsurances(app, dependencies);
  registerPictures(app);
  registerEnergyFiles(app, dependencies);
  registerMedia(app, dependencies);
  registerFrame(app, dependencies);
  registerChannel(app, dependencies);
  registerDelivery(app, dependencies);
  const cart = createShopCart(dependencies);
  const who = whoAsks(dependencies);
  registerCart(app, cart, async (request) => (await who(request)) !== null);
  registerUkkoCart(app, cart, dependencies);
  const sweeping = setInterval(
    () => void cart.sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed')),
    SWEEP_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  registerCheckout(app, cart, dependencies);
  registerSession(app, dependencies);
  registerAccounts(app, dependencies);
  registerPublicUser(app, dependencies);
  registerMinSide(app, cart, dependencies);
  registerDealerArea(app, dependencies);
  return app;
}
