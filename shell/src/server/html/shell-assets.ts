/** The shell's own build for the browser: where its files are and what they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetMapSchema } from 'release-protocol/registry-schema';
import * as v from 'valibot';
import { type Brand, declaredTokens, toBrandStyle, unreadablePairs } from 'shared-domain/brand';
import type { DocumentShell, ScriptAsset } from '../../renderer/messages';
import type { DevServers } from '../settings/env';

export interface BrandLook {
  /** The brand's colours, laid over the tokens; '' for those of the tokens. */
  readonly style: string;
  /** For the browser's own bars and the sign in its tab. */
  readonly themeColour: string;
}

/**
 * How a brand looks over the tokens of this build.
 *
 * @param sheet the shell's style sheet, which declares the tokens
 * @throws Error that names the pairs of colours which cannot be read
 */
export function brandLook(brand: Brand, sheet: string): BrandLook {
  const style = toBrandStyle(brand);
  const tokens = declaredTokens(sheet + style);
  const unreadable = unreadablePairs(tokens);
  if (unreadable.length > 0)
    throw new Error(`The colours of the brand ${brand.name} cannot be read: ${unreadable.join('; ')}`);
  return { style, themeColour: tokens.get('brand-700') ?? '' };
}

interface OpenPagesScript {
  readonly href: string;
  readonly integrity: string;
}

export interface ShellAssets extends DocumentShell {
  readonly build: string;
  /** Scripts of the login page, the return from it and the logout page. */
  readonly login: ScriptAsset;
  readonly loginReturn: ScriptAsset;
  readonly loginSilent: ScriptAsset;
  readonly logout: ScriptAsset;
  /** The question about cookies. */
  readonly consentPanel: {
    /** Open pages load this script from an address that never changes. */
    readonly scriptFile: string;
    readonly style: string;
  };
  /** Scripts of header and footer on open pages. */
  readonly openPages: {
    /** The small one, on this machine's disk: it also has an address that never changes. */
    readonly file: string;
    readonly small: OpenPagesScript;
    /** Loaded at the first interaction. */
    readonly interactive: OpenPagesScript;
  };
}

/**
 * @param devServers the page's own script and styles come from the shell's dev server
 * @throws Error when the shell has not been built, or when the brand's colours cannot be read
 */
export function readShellAssets(distDir: string, brand: Brand, devServers?: DevServers): ShellAssets {
  const { build } = JSON.parse(readFileSync(join(distDir, 'current.json'), 'utf8')) as { build: string };
  const folder = join(distDir, build);
  const read = (file: string) => v.parse(assetMapSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const assets = read('assets.json');
  const files = { ...read('assets.login.json').files, ...assets.files };
  const base = `/_shop/${build}/`;
  const script = (file: string): ScriptAsset => ({ src: base + file, integrity: files[file] ?? '' });
  const openPagesScript = (file: string): OpenPagesScript => ({ href: base + file, integrity: files[file] ?? '' });
  const sheet = readFileSync(join(folder, 'main.css'), 'utf8');
  const sealed: ShellAssets = {
    build,
    main: script('main.js'),
    start: script('start.js'),
    login: script('leave.js'),
    loginReturn: script('login-return.js'),
    loginSilent: script('login-silent.js'),
    logout: script('leave.js'),
    consent: script('consent.js'),
    consentPanel: {
      scriptFile: join(folder, 'consent.js'),
      style: readFileSync(join(folder, 'consent-panel.css'), 'utf8'),
    },
    openPages: {
      file: join(folder, 'shop-frame.js'),
      small: openPagesScript('shop-frame.js'),
      interactive: openPagesScript('open-pages.js'),
    },
    style: { href: `${base}main.css`, text: sheet.replace(/url\((?!["']?(?:data:|\/))(["']?)/g, `url($1${base}`) },
    brand: brandLook(brand, sheet),
    fonts: Object.keys(files)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => base + file),
  };
  const devServer = devServers?.['shell'];
  return devServer
    ? {
        ...sealed,
        main: { src: `${devServer}/main.js`, integrity: '' },
        style: { href: `${devServer}/main.css` },
        fonts: [],
      }
    : sealed;
}

/** A render worker needs only these assets. */
export const documentShell = ({ main, start, consent, style, brand, fonts }: DocumentShell): DocumentShell => ({
  main,
  start,
  consent,
  style,
  brand,
  fonts,
});
