/** Access to an S3-compatible bucket. The client reads AWS_ENDPOINT_URL_S3, AWS_REGION and credentials from the environment. */
import { CommandError } from '../../build/packages.mjs';
import { installPackage } from '../../cli/install-dependencies.mjs';

/** Installed and loaded on first use: most releases use no bucket. */
let loading;
const loadClient = () => (loading ??= loadSdk().then(createClient));

async function loadSdk() {
  await installPackage('tooling/release/store');
  return import('@aws-sdk/client-s3');
}

function createClient(sdk) {
  const isOtherProvider = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  const client = new sdk.S3Client({
    // Other providers have no host name per bucket, and not all support the newer checksums.
    forcePathStyle: isOtherProvider,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(isOtherProvider && !process.env.AWS_REGION && { region: 'us-east-1' }),
  });
  return { client, sdk };
}

/** @throws CommandError unless it is s3://bucket/path */
export function parseS3(address) {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (!bucket) throw new CommandError(`${address} is not of the form s3://bucket/path.`);
  return { bucket, path };
}

async function send(command, input) {
  const { client, sdk } = await loadClient();
  return client.send(new sdk[command](input));
}

const statusOf = (error) => error.$metadata?.httpStatusCode;
const failure = (bucket, error) =>
  new CommandError(`The bucket ${bucket} could not be used: ${error.message || error.name}`, { cause: error });

/** @returns {Promise<{ bytes: Uint8Array, etag: string } | undefined>} undefined: there is no such object. @throws CommandError */
export async function getObject(bucket, key) {
  try {
    const { Body, ETag } = await send('GetObjectCommand', { Bucket: bucket, Key: key });
    return { bytes: await Body.transformToByteArray(), etag: ETag };
  } catch (error) {
    if (error.name === 'NoSuchKey' || statusOf(error) === 404) return undefined;
    throw failure(bucket, error);
  }
}

/**
 * @param {{ type: string, caching: string, replaces?: string | null }} options replaces: ETag of the object to replace; null: there must be none;
 *   absent: unconditional
 * @returns {Promise<boolean>} false when the condition is not met
 * @throws CommandError
 */
export async function putObject(bucket, key, bytes, { type, caching, replaces }) {
  const condition = replaces === undefined ? {} : replaces === null ? { IfNoneMatch: '*' } : { IfMatch: replaces };
  const input = { Bucket: bucket, Key: key, Body: bytes, ContentType: type, CacheControl: caching, ...condition };
  try {
    await send('PutObjectCommand', input);
    return true;
  } catch (error) {
    // 409: another write is in progress; 404: the object to replace is gone.
    if ([404, 409, 412].includes(statusOf(error)) && replaces !== undefined) return false;
    throw failure(bucket, error);
  }
}

/** @returns {Promise<{ folders: string[], files: { name: string, at: Date }[] }>} directly below the prefix, which ends with a slash. @throws CommandError */
export async function listObjects(bucket, prefix) {
  const found = { folders: [], files: [] };
  let token;
  do {
    const input = { Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: token };
    const page = await send('ListObjectsV2Command', input).catch((error) => Promise.reject(failure(bucket, error)));
    found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix.slice(prefix.length, -1)));
    found.files.push(
      ...(page.Contents ?? []).map(({ Key, LastModified }) => ({ name: Key.slice(prefix.length), at: LastModified })),
    );
    token = page.NextContinuationToken;
  } while (token);
  return found;
}

/** @throws CommandError */
export async function deleteObject(bucket, key) {
  await send('DeleteObjectCommand', { Bucket: bucket, Key: key }).catch((error) =>
    Promise.reject(failure(bucket, error)),
  );
}
