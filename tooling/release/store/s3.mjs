/** An S3-compatible bucket by its standard client, which reads AWS_ENDPOINT_URL_S3, AWS_REGION and credentials from the environment. */
import { CommandError } from '../../build/packages.mjs';

/** The client is loaded only where a bucket is in use. */
let loading;
const loadClient = () => (loading ??= import('@aws-sdk/client-s3').then(createClient));

function createClient(sdk) {
  const isForeign = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  const client = new sdk.S3Client({
    // Stores other than Amazon's have no host name for each bucket, and not all of them know its newer checksums.
    forcePathStyle: isForeign,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(isForeign && !process.env.AWS_REGION && { region: 'us-east-1' }),
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

/** @returns {Promise<{ bytes: Uint8Array, tag: string } | undefined>} undefined: there is none. @throws CommandError */
export async function getObject(bucket, key) {
  try {
    const { Body, ETag } = await send('GetObjectCommand', { Bucket: bucket, Key: key });
    return { bytes: await Body.transformToByteArray(), tag: ETag };
  } catch (error) {
    if (error.name === 'NoSuchKey' || statusOf(error) === 404) return undefined;
    throw failure(bucket, error);
  }
}

/**
 * @param {{ type: string, caching: string, replaces?: string | null }} options replaces: the object's tag as it was read, null: there was none;
 *   absent: whatever is there
 * @returns {Promise<boolean>} false when it is not as it was read
 * @throws CommandError
 */
export async function putObject(bucket, key, bytes, { type, caching, replaces }) {
  const condition = replaces === undefined ? {} : replaces === null ? { IfNoneMatch: '*' } : { IfMatch: replaces };
  const input = { Bucket: bucket, Key: key, Body: bytes, ContentType: type, CacheControl: caching, ...condition };
  try {
    await send('PutObjectCommand', input);
    return true;
  } catch (error) {
    // 409: another writer is at it at the same moment; 404: what it would have replaced is gone.
    if ([404, 409, 412].includes(statusOf(error)) && replaces !== undefined) return false;
    throw failure(bucket, error);
  }
}

/** @returns {Promise<{ folders: string[], files: { name: string, at: Date }[] }>} directly below a prefix that ends with a slash. @throws CommandError */
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
