import type { AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { IdentityKeys } from './keys';

/** The provider's persistent data. */
export interface IdentityStore {
  readonly adapter: AdapterFactory;
  readonly keys: IdentityKeys;
  close(): void;
}

/** Models that are revoked with their grant. */
export const GRANT_MODELS: readonly string[] = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** The grant that revokes a record; null for models that outlive their grant. */
export const grantOf = (model: string, { grantId }: AdapterPayload): string | null =>
  GRANT_MODELS.includes(model) ? (grantId ?? null) : null;

/**
 * A code or a refresh token was consumed by a concurrent request after the provider had checked it. In the form that oidc-provider
 * answers with: 400 invalid_grant.
 */
export class TokenConsumedError extends Error {
  readonly expose = true;
  readonly statusCode = 400;
  readonly error_description = 'grant request is invalid';
  constructor() {
    super('invalid_grant');
    this.name = 'TokenConsumedError';
  }
}
