import type { AdapterFactory } from 'oidc-provider';
import type { IdentityKeys } from './keys';

/** Where the provider keeps what outlives a request. */
export interface IdentityStore {
  readonly adapter: AdapterFactory;
  readonly keys: IdentityKeys;
  /** Whether it can be read now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
