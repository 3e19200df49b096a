import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { HTTP_LIMITS, IDLE_SOCKET_MS } from 'shared-domain/servers/limits';
import type { IdentityConfig } from './identity-config';
import { type LoginThrottle, loginThrottle } from './login-throttle';
import { errorPage, type IdentityPage, loginPage } from './pages';
import { authenticate } from './people';
import { createProvider, type OtherProduct, type ProviderModule } from './provider';
import type { IdentityStore } from './store/identity-store';
import { texts } from './texts/nb';

const LOGIN_PATH = /^\/login\/[\w-]{10,60}$/;
/** A login form is two short fields. */
const FORM_LIMIT_BYTES = 4096;

/** The provider with its login page, not yet listening. @param oidc the loaded oidc-provider module */
export function createIdentityServer(
  config: IdentityConfig,
  oidc: ProviderModule,
  store: IdentityStore,
  product?: OtherProduct,
): Server {
  const provider = createProvider(oidc, config, store, product);
  const handle = provider.callback();
  const throttle = loginThrottle();
  const server = createServer(HTTP_LIMITS, (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/health/ready')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ready"}');
    if (!LOGIN_PATH.test(path)) return void handle(request, response);
    answerLogin({ config, provider, throttle }, request, response).catch(() => {
      // The interaction has expired or belongs to another browser.
      if (!response.headersSent) send(response, errorPage(config, 400, texts.error.expired));
    });
  });
  return server.setTimeout(IDLE_SOCKET_MS);
}

interface Login {
  readonly config: IdentityConfig;
  readonly provider: Provider;
  readonly throttle: LoginThrottle;
}

async function answerLogin(
  { config, provider, throttle }: Login,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  const action = `/login/${uid}`;
  if (request.method !== 'POST') return send(response, loginPage(config, action));
  const form = await readForm(request);
  const username = form.get('username') ?? '';
  const address = clientAddress(request, config);
  const waitSeconds = throttle.waitSeconds(username, address);
  if (waitSeconds > 0) return send(response, loginPage(config, action, { username, waitSeconds }));
  const person = authenticate(username, form.get('password') ?? '');
  if (!person) {
    throttle.failed(username, address);
    return send(response, loginPage(config, action, { username, isWrong: true }));
  }
  throttle.succeeded(username);
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: person.username } },
    { mergeWithLastSubmission: false },
  );
}

/** Behind a proxy the address that it adds, the last one: the others may be forged. */
function clientAddress({ socket, headers }: IncomingMessage, { trustProxy }: IdentityConfig): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

function send(response: ServerResponse, { status, headers, body }: IdentityPage): void {
  response.writeHead(status, headers).end(body);
}

/** @throws Error when the form is larger than a login can be */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > FORM_LIMIT_BYTES) throw new Error('The form is too large');
  }
  return new URLSearchParams(text);
}
