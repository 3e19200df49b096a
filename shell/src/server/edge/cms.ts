/** Open pages belong to the CMS. */
import type { FastifyReply } from 'fastify';

/** Address of a path on the CMS. Never resolved as a link: '//host/' is a path here, not another host. */
export const cmsAddress = (pathname: string, cmsUrl: string): string => `${cmsUrl}${pathname}`;

/** Larger pages are none. */
const MAX_BYTES = 4 * 1024 * 1024;

export type CmsOutcome = 'sent' | 'not-found' | 'unreachable';

/** Answers by the CMS's page, when it has one at the path. @param signal ends the call */
export async function passToCms(
  pathname: string,
  reply: FastifyReply,
  cmsUrl: string,
  signal: AbortSignal,
): Promise<CmsOutcome> {
  try {
    const response = await fetch(cmsAddress(pathname, cmsUrl), { redirect: 'manual', signal });
    if (response.status >= 500) return 'unreachable';
    if (response.status !== 200) return 'not-found';
    if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return 'unreachable';
    const body = Buffer.from(await response.arrayBuffer());
    const policy = response.headers.get('content-security-policy');
    reply.code(200).header('content-type', response.headers.get('content-type') ?? 'text/html; charset=utf-8');
    if (policy) reply.header('content-security-policy', policy);
    await reply.send(body);
    return 'sent';
  } catch {
    return 'unreachable';
  }
}
