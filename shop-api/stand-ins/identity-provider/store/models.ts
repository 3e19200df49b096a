import type { AdapterPayload } from 'oidc-provider';

/** What belongs to a grant and goes with it when it is revoked. */
export const GRANT_MODELS: readonly string[] = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** A grant by which something can be revoked; null for what outlives its grant. */
export const grantOf = (model: string, { grantId }: AdapterPayload): string | null =>
  GRANT_MODELS.includes(model) ? (grantId ?? null) : null;

/**
 * A code or a refresh token was spent a moment ago by another request, which the provider had not seen when it looked. In the form that
 * the provider tells a client: 400 invalid_grant.
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
