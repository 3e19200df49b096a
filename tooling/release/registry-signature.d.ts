import type { KeyObject } from 'node:crypto';

export interface RegistrySignature {
  /** Of the public key: the first 16 hex digits of its SHA-256 (SPKI, DER). */
  readonly keyId: string;
  /** Base64. */
  readonly value: string;
}

/** The document with its signature. */
export function signRegistry<Document extends object>(
  document: Document,
  privateKey: KeyObject,
): Document & { readonly signature: RegistrySignature };

/** @param document as it was parsed, nothing added or dropped. @throws Error that says why the document is not to be trusted */
export function verifyRegistry(document: object, publicKey: KeyObject): void;
