/** Subresource Integrity value of a file, e.g. 'sha256-…='. */
export function integrityOf(bytes: string | Uint8Array): string;
