/** Ed25519 signatures of registries: a release signs, the shell verifies. */
const { createHash, createPublicKey, sign, verify } = require('node:crypto');

/** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
const keyIdOf = (publicKey) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** The signed bytes: the document without its signature as compact JSON, members in their order. */
const signedBytes = (document) => Buffer.from(JSON.stringify({ ...document, signature: undefined }));

const signRegistry = (document, privateKey) => ({
  ...document,
  signature: {
    keyId: keyIdOf(createPublicKey(privateKey)),
    value: sign(null, signedBytes(document), privateKey).toString('base64'),
  },
});

function verifyRegistry(document, publicKey) {
  const { signature } = document;
  if (typeof signature?.value !== 'string' || typeof signature.keyId !== 'string')
    throw new Error('The registry is not signed');
  if (signature.keyId !== keyIdOf(publicKey))
    throw new Error(`The registry is signed by the key ${signature.keyId}, but ${keyIdOf(publicKey)} is configured`);
  if (!verify(null, signedBytes(document), publicKey, Buffer.from(signature.value, 'base64')))
    throw new Error('The signature of the registry does not match its content');
}

module.exports = { signRegistry, verifyRegistry };
