/** Headers of a page's answer. The edge writes them from files that it has checked itself: the worker runs code of others. */
import type { PublicConfig } from 'shared-domain/runtime/config';
import { stylesOfPage } from '../render/document-styles';
import type { DocumentShell, PreparedBuild, WrittenPage } from '../render/messages';
import { htmlHeaders } from './security-headers';

interface PageHeaderParts extends Pick<WrittenPage, 'used' | 'degraded'> {
  readonly config: PublicConfig;
  readonly shell: DocumentShell;
  readonly builds: readonly PreparedBuild[];
  readonly isDev: boolean;
  /** Origins of remotes that a tester tries. */
  readonly testingOrigins?: readonly string[];
}

export async function pageHeaders(parts: PageHeaderParts): Promise<Readonly<Record<string, string>>> {
  const { config, shell, builds, used, degraded, isDev, testingOrigins = [] } = parts;
  const styles = await stylesOfPage(shell, builds, used);
  return {
    ...htmlHeaders({
      config,
      inlineStyles: styles.map(({ text = '' }) => text),
      frameAncestors: "'none'",
      dev: isDev,
      testingOrigins,
    }),
    'x-shop-builds': builds.map(({ remote, build }) => `${remote}@${build}`).join(','),
    ...(degraded.length > 0 && { 'x-shop-degraded': degraded.join(',') }),
  };
}
