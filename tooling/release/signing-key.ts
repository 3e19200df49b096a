/** The key pair that signs registries. It is created when there is none, so that a first start needs no preparation. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../build/packages';
import { dataFolder, isObject } from './registry-location';

/** REGISTRY_SIGNING_KEY_FILE, else beside the registry, or in the data folder when the registry is in a bucket. */
export const signingKeyFile = (location: string): string =>
  process.env.REGISTRY_SIGNING_KEY_FILE ??
  join(isObject(location) ? dataFolder() : dirname(location), 'registry-signing-key.pem');

/** File of the public key, for the shell. */
export const publicKeyFile = (location: string): string => signingKeyFile(location).replace(/(\.pem)?$/, '.pub.pem');

/**
 * Reads the private key. Creates a key pair when there is none and REGISTRY_SIGNING_KEY_FILE is not set.
 *
 * @throws CommandError when REGISTRY_SIGNING_KEY_FILE is missing, or the file is not an Ed25519 key
 */
export function readSigningKey(location: string): KeyObject {
  const file = signingKeyFile(location);
  if (!existsSync(file)) {
    if (process.env.REGISTRY_SIGNING_KEY_FILE) throw new CommandError(`There is no signing key at ${file}.`);
    createKeyPair(file);
  }
  const key = parseKey(file);
  const published = publicKeyFile(location);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  if (!existsSync(published) || readFileSync(published, 'utf8') !== publicKey)
    writeFileSync(published, publicKey, { mode: 0o644 });
  return key;
}

function parseKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new CommandError(`${file} is not an Ed25519 private key in PEM format.`);
}

/** Linked into place when complete, so that two releases at the same time use one key. */
function createKeyPair(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  const { privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  writeFileSync(temporary, privateKey, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
