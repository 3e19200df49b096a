import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { nationalNumber } from 'shared-domain/identity';
import { logStream } from 'shared-domain/servers/error-log';
import { FASTIFY_LIMITS } from 'shared-domain/servers/limits';
import { customerSystem, registerAccounts, registerPublicUser } from './accounts';
import { createShopCart, type ReadBuyer, registerCart, registerUkkoCart } from './cart';
import {
  type CatalogueDependencies,
  type CatalogueReaderOptions,
  createCatalogueReader,
  registerCatalogue,
} from './catalogue';
import { registerChannel } from './channel';
import type { Config } from './config/env';
import type { Database } from './database';
import { registerDelivery } from './delivery';
import { registerHealth, registerMetrics } from './http/health-routes';
import { loggerOptions } from './http/logging';
import { trackPendingRequests } from './http/pending-requests';
import { answerRouterError, handleErrors } from './http/problem';
import { limitRates } from './http/rate-limits';
import { refuseUnstorableText } from './http/unstorable-text';
import { registerNotices } from './notices';
import { registerOrderApi } from './order-api';
import { registerOrderStatus } from './order-status';
import { startDelivery } from './outbox';
import { registerSession, sessionUserReader } from './session';
import { registerSiteChrome, searchPages } from './site-chrome';
import { documentFetcher, type FetchDocument, SiteContent } from './site-content';
import { checkoutRoom, registerWaitingRoom, registerWaitingRoomAdmin, roomClientReader } from './waiting-room';

/** Generous: a cart update or a channel query is a few hundred bytes. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** How long a stopping process waits for pending requests. */
const CLOSE_DEADLINE_MS = 10_000;
/** How often expired data is deleted. */
const SWEEP_MS = 10 * 60_000;

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since the epoch; default the machine's clock. */
  readonly clock?: () => number;
  /** Fastify's option; default: structured logs at the configured level. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Program of the catalogue's thread; without it every request waits for the newest catalogue, as tests want it. */
  readonly catalogueThread?: CatalogueReaderOptions['thread'];
  /** Reads the CMS' documents; default: over HTTP. Not called for a shop without a CMS. */
  readonly fetchDocument?: (contentUrl: string) => FetchDocument;
}

const errorLog = ({ sentryDsn: dsn, environment }: Config) => logStream({ dsn, program: 'shop-api', environment });

/** The whole API on a migrated database, not listening yet. */
export async function createApp({
  config,
  database,
  clock = Date.now,
  logger,
  catalogueThread,
  fetchDocument = documentFetcher,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger ?? loggerOptions(config.logLevel, errorLog(config)) ?? false,
    ...FASTIFY_LIMITS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerRouterError(error, request, reply),
  });
  handleErrors(app);
  const inFlight = trackPendingRequests(app);
  registerMetrics(app);
  await limitRates(app, config);
  await app.register(cookie);
  await app.register(formbody);
  refuseUnstorableText(app);

  if (config.contentUrl === null)
    app.log.warn('CMS_URL is not set: the shop has no menus, footer and announcements of its own');
  const content = new SiteContent({
    fetchDocument: config.contentUrl === null ? null : fetchDocument(config.contentUrl),
    database,
    clock,
    log: app.log,
  });
  await content.start();
  const searched = () => ({ brandName: config.brand.name, pages: searchPages(content) });
  const catalogue = createCatalogueReader({
    database,
    clock,
    thread: catalogueThread,
    content: searched(),
    onError: (error) => app.log.error({ err: error }, 'the catalogue could not be read'),
  });
  content.onChange(() => catalogue.setContent(searched()));
  // The caller closes the database, after the pending requests, which may need the catalogue too.
  app.addHook('onClose', async () => {
    await content.close();
    await inFlight.settled(CLOSE_DEADLINE_MS);
    await catalogue.close();
  });
  const dependencies: CatalogueDependencies = { config, database, clock, catalogue };
  registerHealth(app, dependencies, () => catalogue.read());
  registerCatalogue(app, { ...dependencies, content });
  registerSiteChrome(app, { config, content });
  registerChannel(app, dependencies);
  registerDelivery(app, dependencies);
  registerNotices(app, dependencies);
  registerOrderStatus(app, dependencies);
  const room = checkoutRoom(dependencies);
  const cart = createShopCart(dependencies, (orderRef) => room.waits(orderRef));
  const readUser = sessionUserReader(dependencies);
  const customers = customerSystem(config);
  const readBuyer: ReadBuyer = async (request) => {
    const user = await readUser(request);
    return (
      user && {
        accounts: customers.accountsOf(nationalNumber(user.phoneNumber)).map(({ isLegal = false, ...account }) => ({
          ...account,
          isLegal,
        })),
      }
    );
  };
  registerCart(app, cart, readBuyer, config);
  registerUkkoCart(app, cart, dependencies);
  const sweeping = setInterval(
    () => void cart.sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed')),
    SWEEP_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  registerSession(app, dependencies);
  registerAccounts(app, dependencies);
  registerPublicUser(app, dependencies);
  const roomClientOf = roomClientReader(dependencies);
  registerWaitingRoom(app, { room, cart, config, clientOf: roomClientOf });
  registerWaitingRoomAdmin(app, room, config);
  registerOrderApi(app, { cart, room, clientOf: roomClientOf, clients: config.orderApiClients, clock });
  startDelivery(app, dependencies);
  return app;
}
