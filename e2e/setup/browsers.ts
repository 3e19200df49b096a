import { existsSync } from 'node:fs';

const installed = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The whole browser, where pictures or its settings matter; undefined: Playwright's own. */
export const CHROMIUM = installed([process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']);
/** Draws no window and has no settings of a person, for a fifth less processor time; Playwright's own Chromium is one, too. */
export const HEADLESS_SHELL = installed(['/usr/bin/chromium-headless-shell']) ?? CHROMIUM;
