export function mixedBuilds(html: string, builds: string): string[];
