import type { AdapterFactory } from 'oidc-provider';
import type { IdentityKeys } from './keys';

/** The provider's persistent data. */
export interface IdentityStore {
  readonly adapter: AdapterFactory;
  readonly keys: IdentityKeys;
  /** Whether the store can be read now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
