/** Pattern of a build id, for use inside a regular expression. */
export const BUILD_ID: string;

export function isBuildId(text: string): boolean;

/** '1.4.2' for '1.4.2-0123456789ab'; undefined for a build from before ids had a version. */
export function versionOf(build: string): string | undefined;
