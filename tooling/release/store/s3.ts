/** Access to an S3-compatible bucket. The client reads AWS_ENDPOINT_URL_S3, AWS_REGION and credentials from the environment. */
import { CommandError } from '../../build/packages';
import { installPackage } from '../../cli/install-dependencies.mjs';

/** The used part of the SDK, which is installed on first use: most releases use no bucket. */
interface Sdk {
  readonly S3Client: new (settings: object) => { send(command: unknown): Promise<Answer> };
  readonly [command: `${string}Command`]: new (input: object) => unknown;
}

/** Members of the answers to the commands that are sent. */
interface Answer {
  readonly Body?: { transformToByteArray(): Promise<Uint8Array> };
  readonly ETag?: string;
  readonly CommonPrefixes?: readonly { readonly Prefix: string }[];
  readonly Contents?: readonly { readonly Key: string; readonly LastModified: Date }[];
  readonly NextContinuationToken?: string;
}

interface Refusal extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

let loading: Promise<{ readonly client: InstanceType<Sdk['S3Client']>; readonly sdk: Sdk }> | undefined;
const loadClient = () => (loading ??= loadSdk().then(createClient));

async function loadSdk(): Promise<Sdk> {
  await installPackage('tooling/release/store');
  const name = '@aws-sdk/client-s3';
  return (await import(name)) as Sdk;
}

function createClient(sdk: Sdk) {
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
export function parseS3(address: string): { readonly bucket: string; readonly path: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*?))?\/?$/.exec(address) ?? [];
  if (!bucket) throw new CommandError(`${address} is not of the form s3://bucket/path.`);
  return { bucket, path };
}

async function send(command: `${string}Command`, input: object): Promise<Answer> {
  const { client, sdk } = await loadClient();
  const { [command]: Command } = sdk;
  if (!Command) throw new Error(`The SDK has no ${command}`);
  return client.send(new Command(input));
}

const statusOf = (error: unknown) => (error as Refusal).$metadata?.httpStatusCode;
const failure = (bucket: string, error: unknown) => {
  const { message, name } = error as Error;
  return new CommandError(`The bucket ${bucket} could not be used: ${message || name}`, { cause: error });
};

/** @returns undefined: there is no such object. @throws CommandError */
export async function getObject(
  bucket: string,
  key: string,
): Promise<{ readonly bytes: Uint8Array; readonly etag: string } | undefined> {
  try {
    const { Body, ETag = '' } = await send('GetObjectCommand', { Bucket: bucket, Key: key });
    return Body && { bytes: await Body.transformToByteArray(), etag: ETag };
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey' || statusOf(error) === 404) return undefined;
    throw failure(bucket, error);
  }
}

export interface PutOptions {
  readonly type: string;
  readonly caching: string;
  /** ETag of the object to replace; null: there must be none; absent: unconditional. */
  readonly replaces?: string | null;
}

/** @returns false when the condition is not met. @throws CommandError */
export async function putObject(
  bucket: string,
  key: string,
  bytes: Uint8Array | string,
  { type, caching, replaces }: PutOptions,
): Promise<boolean> {
  const condition = replaces === undefined ? {} : replaces === null ? { IfNoneMatch: '*' } : { IfMatch: replaces };
  const input = { Bucket: bucket, Key: key, Body: bytes, ContentType: type, CacheControl: caching, ...condition };
  try {
    await send('PutObjectCommand', input);
    return true;
  } catch (error) {
    // 409: another write is in progress; 404: the object to replace is gone.
    if ([404, 409, 412].includes(statusOf(error) ?? 0) && replaces !== undefined) return false;
    throw failure(bucket, error);
  }
}

/** @returns what is directly below the prefix, which ends with a slash. @throws CommandError */
export async function listObjects(
  bucket: string,
  prefix: string,
): Promise<{ readonly folders: string[]; readonly files: { readonly name: string; readonly at: Date }[] }> {
  const found = { folders: [] as string[], files: [] as { name: string; at: Date }[] };
  let token: string | undefined;
  do {
    const input = { Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: token };
    const page = await send('ListObjectsV2Command', input).catch((error: unknown) => {
      throw failure(bucket, error);
    });
    found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix.slice(prefix.length, -1)));
    found.files.push(
      ...(page.Contents ?? []).map(({ Key, LastModified }) => ({ name: Key.slice(prefix.length), at: LastModified })),
    );
    token = page.NextContinuationToken;
  } while (token);
  return found;
}

/** @throws CommandError */
export async function deleteObject(bucket: string, key: string): Promise<void> {
  await send('DeleteObjectCommand', { Bucket: bucket, Key: key }).catch((error: unknown) => {
    throw failure(bucket, error);
  });
}
