/** Which set of builds a visitor gets, by a cookie that exists only while a canary is in force. */
import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import { BUCKETS } from '../../federation/lanes';
import type { PageAnswer } from '../html/page-server';
import type { Composition } from '../registry/composition';
import type { EdgeDependencies } from './dependencies';

type Canaries = Pick<Composition, 'canaries'>;
type Cookies = Pick<FastifyRequest, 'cookies'>;

/** The answer may be kept by the visitor's browser alone, and is asked for again each time. */
const PRIVATE = 'private, no-cache';

/** The bucket of a page's visitor; who has none yet gets one. Undefined: there is no canary. */
export function visitorBucket(
  request: Cookies,
  reply: FastifyReply,
  { composition, env }: Pick<EdgeDependencies, 'env'> & { readonly composition: Canaries },
): number | undefined {
  const known = knownBucket(request, composition);
  if (known !== undefined || composition.canaries.length === 0) return known;
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

/** Undefined: there is no canary, or the visitor has no bucket. */
export function knownBucket({ cookies }: Cookies, { canaries }: Canaries): number | undefined {
  const value = cookies[SHELL_COOKIES.canaryBucket.name] ?? '';
  return canaries.length > 0 && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** While a canary is in force, no CDN keeps a page: it would give one visitor's lane to all others, and none of them a bucket. */
export function keptByNoOther(reply: FastifyReply, answer: PageAnswer, { canaries }: Canaries): PageAnswer {
  if (canaries.length === 0) return answer;
  if (answer.kind === 'redirect') void reply.header('cache-control', PRIVATE);
  if (answer.kind !== 'page' || !answer.headers['cache-control']?.startsWith('public')) return answer;
  return { ...answer, headers: { ...answer.headers, 'cache-control': PRIVATE } };
}
