/** Ed25519 signatures of registries: a release signs, the shell verifies. */
import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

export interface RegistrySignature {
  /** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly keyId: string;
  /** Base64. */
  readonly value: string;
}

const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** The signed bytes: the document without its signature as compact JSON, members in their order. */
const signedBytes = (document: object): Buffer => Buffer.from(JSON.stringify({ ...document, signature: undefined }));

/** @returns the document with its signature */
export const signRegistry = <Document extends object>(
  document: Document,
  privateKey: KeyObject,
): Document & { readonly signature: RegistrySignature } => ({
  ...document,
  signature: {
    keyId: keyIdOf(createPublicKey(privateKey)),
    value: sign(null, signedBytes(document), privateKey).toString('base64'),
  },
});

/** @param document exactly as it was parsed. @throws Error with the reason why the document cannot be trusted */
export function verifyRegistry(document: object, publicKey: KeyObject): void {
  const { signature } = document as { readonly signature?: Partial<RegistrySignature> };
  if (typeof signature?.value !== 'string' || typeof signature.keyId !== 'string')
    throw new Error('The registry is not signed');
  if (signature.keyId !== keyIdOf(publicKey))
    throw new Error(`The registry is signed by the key ${signature.keyId}, but ${keyIdOf(publicKey)} is configured`);
  if (!verify(null, signedBytes(document), publicKey, Buffer.from(signature.value, 'base64')))
    throw new Error('The signature of the registry does not match its content');
}
