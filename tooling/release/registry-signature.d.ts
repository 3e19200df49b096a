import type { KeyObject } from 'node:crypto';

export interface RegistrySignature {
  /** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly keyId: string;
  /** Base64. */
  readonly value: string;
}

/** The document with its signature. */
export function signRegistry<Document extends object>(
  document: Document,
  privateKey: KeyObject,
): Document & { readonly signature: RegistrySignature };

/** @param document exactly as it was parsed. @throws Error with the reason why the document cannot be trusted */
export function verifyRegistry(document: object, publicKey: KeyObject): void;
