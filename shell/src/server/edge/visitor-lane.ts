/** Picks the lane of a visitor by a bucket cookie, which is only set while a canary is active. */
import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from 'release-protocol/lanes';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import type { PageAnswer } from '../html/page-server';
import type { Composition } from '../registry/composition';
import type { EdgeDependencies } from './dependencies';

type Canaries = Pick<Composition, 'canaries'>;
type Cookies = Pick<FastifyRequest, 'cookies'>;

/** Only the visitor's browser may store the response, and revalidates it each time. */
const PRIVATE = 'private, no-cache';

/** The visitor's bucket; sets the cookie when there is none yet. Undefined when there is no canary. */
export function assignBucket(
  request: Cookies,
  reply: FastifyReply,
  { composition, env }: Pick<EdgeDependencies, 'env'> & { readonly composition: Canaries },
): number | undefined {
  const existing = readBucket(request, composition);
  if (existing !== undefined || composition.canaries.length === 0) return existing;
  const bucket = randomInt(BUCKETS);
  const { name, maxAgeSeconds: maxAge } = SHELL_COOKIES.canaryBucket;
  void reply.setCookie(name, String(bucket), {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.publicConfig.shopOrigin.startsWith('https:'),
  });
  return bucket;
}

/** Undefined when there is no canary, or the visitor has no bucket yet. */
export function readBucket({ cookies }: Cookies, { canaries }: Canaries): number | undefined {
  const value = cookies[SHELL_COOKIES.canaryBucket.name] ?? '';
  return canaries.length > 0 && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** While a canary is active no CDN may store pages: it would serve one visitor's lane to all others, and set no bucket. */
export function withPrivateCaching(reply: FastifyReply, answer: PageAnswer, { canaries }: Canaries): PageAnswer {
  if (canaries.length === 0) return answer;
  if (answer.kind === 'redirect') void reply.header('cache-control', PRIVATE);
  if (answer.kind !== 'page' || !answer.headers['cache-control']?.startsWith('public')) return answer;
  return { ...answer, headers: { ...answer.headers, 'cache-control': PRIVATE } };
}
