import { ErrorResponse, type SigninRedirectArgs, type SigninSilentArgs, type User, UserManager } from 'oidc-client-ts';
import { noteServerTime, shopNowMs } from 'shared-domain/runtime/server-time';
import {
  checkIdToken,
  checkResponseIssuer,
  type ProviderIdentity,
  providerIdentity,
  RefusedLoginError,
  UnknownKeyError,
} from './id-token-checks';

const TIME_LIMIT_MS = 3_000;

/**
 * The library's manager with the checks that it leaves to others: it only compares a nonce that it was given, and the subject of a renewal.
 * Every user passes `storeUser`, after a login, a silent renewal in an iframe and one by refresh token.
 */
export class CheckedUserManager extends UserManager {
  readonly #nonces = new Set<unknown>();
  #checked: string | undefined;
  #asking: Promise<void> | undefined;

  override signinRedirect(args?: SigninRedirectArgs): Promise<void> {
    return super.signinRedirect({ ...args, nonce: newNonce() });
  }

  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    return super.signinSilent({ ...args, nonce: newNonce() });
  }

  protected override async _signinEnd(url: string, verifySub?: string): Promise<User> {
    const { state } = await this._client.readSigninResponseState(url).catch(() => {
      throw new RefusedLoginError('this browser did not start it');
    });
    checkResponseIssuer(url, await this.#provider());
    // The library compares it with the id token's, when there is one.
    if (!state.nonce) throw new RefusedLoginError('it was started without a nonce');
    this.#nonces.add(state.nonce);
    // The keys, and the time, are fetched beside the exchange of the code.
    void this.metadataService.getSigningKeys().catch(() => undefined);
    void this.#nowMs();
    try {
      return await super._signinEnd(url, verifySub);
    } catch (error) {
      throw withoutDetails(error);
    }
  }

  override async storeUser(user: User | null): Promise<void> {
    if (user && (user.id_token === undefined || user.id_token !== this.#checked))
      await this.#check(user.id_token ?? '');
    return super.storeUser(user);
  }

  async #check(idToken: string): Promise<void> {
    const { issuer } = await this.#provider();
    const nowMs = await this.#nowMs();
    const check = async (): Promise<void> =>
      checkIdToken(idToken, {
        issuer,
        clientId: this.settings.client_id,
        keys: (await this.metadataService.getSigningKeys()) ?? [],
        nonces: this.#nonces,
        nowMs,
      });
    try {
      await check();
    } catch (error) {
      if (!(error instanceof UnknownKeyError)) throw error;
      this.metadataService.resetSigningKeys();
      await check();
    }
    this.#checked = idToken;
  }

  /** By the shop's clock, which its answers tell; by the device's where there is no answer. */
  #nowMs(): Promise<number> {
    this.#asking ??= fetch('/shop/api/security/isauthenticated', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
      .then(({ headers }) => noteServerTime(headers))
      .catch(() => undefined);
    return this.#asking.then(() => shopNowMs());
  }

  async #provider(): Promise<ProviderIdentity> {
    return providerIdentity({ ...(await this.metadataService.getMetadata()) }, this.settings.authority);
  }
}

const newNonce = (): string => crypto.randomUUID() + crypto.randomUUID();

/** The library's errors contain the request with its code, or pieces of a token that cannot be read. */
function withoutDetails(error: unknown): unknown {
  if (error instanceof RefusedLoginError) return error;
  if (error instanceof ErrorResponse) return new Error(error.error ?? 'The provider refused');
  if (error instanceof Error && error.name === 'InvalidTokenError')
    return new RefusedLoginError('the id token cannot be read');
  return error;
}
