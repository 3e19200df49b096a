export function supportsNode(version: string, range?: string): boolean;
export function requireNode(): void;
