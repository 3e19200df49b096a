import { createHash } from 'node:crypto';

export type ContentType = 'css' | 'json';

/** The name of a file that never changes: made of its content. */
export const contentName = (content: string | Buffer, type: ContentType): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${type}`;
