/** What a build is called, as a part of a regular expression. */
export const BUILD_ID: string;

export function isBuildId(text: string): boolean;

/** '1.4.2' of '1.4.2-0123456789ab'; undefined for a build from before versions were part of the name. */
export function versionOf(build: string): string | undefined;
