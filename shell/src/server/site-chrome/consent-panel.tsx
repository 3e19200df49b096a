/** The question about cookies as a fragment for a shadow root: the same for everyone, drawn once. */
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from 'shared-domain/kernel';
import { ConsentPanel } from '../../app/consent/consent-panel';
import type { KeptFiles } from '../html/kept-files';
import type { ShellAssets } from '../html/shell-assets';
import { SITE_CHROME_CLASS, toShadowStyles, withoutFontFaces } from './shadow-styles';

interface ConsentPanelOptions {
  readonly shell: Pick<ShellAssets, 'brand' | 'consentPanel'>;
  readonly files: Pick<KeptFiles, 'keep'>;
}

/** A link to its style sheet and the panel itself. */
export async function writeConsentPanel({ shell, files }: ConsentPanelOptions): Promise<string> {
  const { name, integrity } = await files.keep(
    toShadowStyles(withoutFontFaces(shell.consentPanel.style) + shell.brand.style),
  );
  const sheet = `<link rel="stylesheet" href="/frame/${name}" integrity="${escapeHtml(integrity)}" crossorigin>`;
  return `${sheet}<div class="${SITE_CHROME_CLASS}" lang="nb">${renderToStaticMarkup(<ConsentPanel />)}</div>`;
}
