/** Open pages belong to the CMS. */
import type { FastifyReply } from 'fastify';

const TIMEOUT_MS = 2_000;

/** Address of a path on the CMS. Never resolved as a link: '//host/' is a path here, not another host. */
export const cmsAddress = (pathname: string, cmsUrl: string): string => `${cmsUrl}${pathname}`;

/** Answers by the CMS's page. @returns false when the CMS has none at this path */
export async function passToCms(pathname: string, reply: FastifyReply, cmsUrl: string): Promise<boolean> {
  const response = await fetch(cmsAddress(pathname, cmsUrl), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (response?.status !== 200) return false;
  const policy = response.headers.get('content-security-policy');
  reply.code(200).header('content-type', response.headers.get('content-type') ?? 'text/html; charset=utf-8');
  if (policy) reply.header('content-security-policy', policy);
  await reply.send(Buffer.from(await response.arrayBuffer()));
  return true;
}
