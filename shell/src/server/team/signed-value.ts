/** Signs values in cookies, so that only the shells of this shop can write them. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface Signer {
  sign(value: string): string;
  /** @returns the value; undefined when the signature is missing or wrong */
  verify(signed: string | undefined): string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of equal length in constant time, so that timing reveals nothing about the secret. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

export function createSigner(key: Buffer): Signer {
  const macOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url');
  return {
    sign: (value) => `${Buffer.from(value).toString('base64url')}.${macOf(value)}`,
    verify(signed = '') {
      const [encoded = '', mac = ''] = signed.split('.');
      const value = Buffer.from(encoded, 'base64url').toString('utf8');
      return isSameSecret(mac, macOf(value)) ? value : undefined;
    },
  };
}
