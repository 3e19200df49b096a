/** The key pair that signs registries: made where none is, so that a first start needs no preparation. */
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../build/packages.mjs';
import { dataFolder, isObject } from './registry-location.mjs';

/** REGISTRY_SIGNING_KEY_FILE, else beside the registry; in the data folder for one in a bucket. */
export const signingKeyFile = (location) =>
  process.env.REGISTRY_SIGNING_KEY_FILE ??
  join(isObject(location) ? dataFolder() : dirname(location), 'registry-signing-key.pem');

/** Of the public key, which the shell is given. */
export const publicKeyFile = (location) => signingKeyFile(location).replace(/(\.pem)?$/, '.pub.pem');

/**
 * Reads the private key; makes a pair when there is none and none was named.
 *
 * @throws CommandError when the file that was named is missing or holds no Ed25519 key
 */
export function readSigningKey(location) {
  const file = signingKeyFile(location);
  if (!existsSync(file)) {
    if (process.env.REGISTRY_SIGNING_KEY_FILE) throw new CommandError(`There is no signing key at ${file}.`);
    makeKeyPair(file);
  }
  const key = parseKey(file);
  const published = publicKeyFile(location);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  if (!existsSync(published) || readFileSync(published, 'utf8') !== publicKey)
    writeFileSync(published, publicKey, { mode: 0o644 });
  return key;
}

function parseKey(file) {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new CommandError(`${file} holds no Ed25519 private key in PEM form.`);
}

/** Linked into place when it is complete: of two releases at once, one makes the key. */
function makeKeyPair(file) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  const { privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(fresh, privateKey, { mode: 0o600 });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
