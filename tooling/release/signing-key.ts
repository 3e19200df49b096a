/** The key pair that signs registries. It is created when there is none, so that a first start needs no preparation. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../build/packages';
import { dataFolder, isObject } from './registry-file';

/** The key's file is beside the registry, or in the data folder when the registry is in a bucket. */
const besideRegistry = (location: string, file: string): string =>
  join(isObject(location) ? dataFolder() : dirname(location), file);

/** REGISTRY_SIGNING_KEY_FILE: where nothing reads it but releases; else beside the registry. */
const signingKeyFile = (location: string): string =>
  process.env.REGISTRY_SIGNING_KEY_FILE ?? besideRegistry(location, 'registry-signing-key.pem');

/** File of the public key, for the shell: always beside the registry. */
export const publicKeyFile = (location: string): string => besideRegistry(location, 'registry-signing-key.pub.pem');

/**
 * Reads the private key. Creates a key pair for a first registry.
 *
 * @throws CommandError when the key of an earlier registry is missing, or the file is not an Ed25519 key
 */
export function readSigningKey(location: string): KeyObject {
  const file = signingKeyFile(location);
  const published = publicKeyFile(location);
  if (!existsSync(file)) {
    // Shells know the public part of the earlier key: they would refuse what a new one signs.
    if (
      existsSync(published) ||
      (process.env.REGISTRY_SIGNING_KEY_FILE && (isObject(location) || existsSync(location)))
    )
      throw new CommandError(`There is no signing key at ${file}.`);
    createKeyPair(file);
  }
  const key = parseKey(file);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  if (!existsSync(published) || readFileSync(published, 'utf8') !== publicKey) {
    mkdirSync(dirname(published), { recursive: true });
    writeFileSync(published, publicKey, { mode: 0o644 });
  }
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
