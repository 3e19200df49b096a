import { getConfig } from 'shared-domain/runtime/config';
import type { WorkerSetup } from '../../renderer/messages';
import type { ShellAssets } from '../html/shell-assets';

export const SHELL_BUILD = '1.4.2-ba9876543210';

const script = (name: string) => ({ src: `/_shop/${SHELL_BUILD}/${name}.js`, integrity: `sha256-${name}` });

/** A sealed build of the shell. @param openPagesFile of the script for open pages */
export const createShellAssets = (openPagesFile = '/nowhere/frame.js'): ShellAssets => ({
  build: SHELL_BUILD,
  main: script('main'),
  start: script('start'),
  login: script('login'),
  loginReturn: script('login-return'),
  loginSilent: script('login-silent'),
  logout: script('logout'),
  consent: script('consent'),
  consentPanel: { scriptFile: openPagesFile, style: '.panel{color:red}' },
  openPages: {
    file: openPagesFile,
    small: { href: `/_shop/${SHELL_BUILD}/shop-frame.js`, integrity: 'sha256-small' },
    interactive: { href: `/_shop/${SHELL_BUILD}/open-pages.js`, integrity: 'sha256-interactive' },
  },
  style: {
    href: `/_shop/${SHELL_BUILD}/main.css`,
    text: '@font-face{font-family:Inter;src:url(/_shop/inter.woff2)}:root{--ink:#000}',
  },
  brand: { style: '', themeColour: '#552596' },
  fonts: [`/_shop/${SHELL_BUILD}/inter.woff2`],
});

/** A worker is started with this, by the configuration in force. */
export const workerSetup = (build: WorkerSetup['build']): WorkerSetup => ({
  config: getConfig(),
  document: { config: getConfig(), shell: createShellAssets() },
  build,
});
