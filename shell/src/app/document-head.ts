import { useEffect } from 'react';
import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { defaultHead } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import type { ModuleSource } from '../federation/module-source';
import type { RemoteRoute } from '../federation/route-table';
import { texts } from '../texts/nb';
import type { PageData } from './load-page';

/** The head of the shell's own pages: the words of their heading, and the name of the shop. */
const messageHead = (heading: string): PageHead => ({ title: `${heading} – ${getConfig().brand.name}`, noIndex: true });

/** The head of a page, from its loader's answer. */
export function headOf(answer: PageData, pathname: string, module: PageModule | undefined): PageHead {
  switch (answer.kind) {
    case 'not-found':
      return messageHead(texts.notFound.title);
    case 'unavailable':
      return messageHead(texts.failed.title);
    case 'data':
      return module
        ? module.head(answer.data, { pathname, realm: resolveRealm(pathname) })
        : defaultHead(resolveRealm(pathname), getConfig().brand.name);
  }
}

/** Updates the document's head after navigations in the browser. The server writes the first one. */
export function useDocumentHead(
  route: RemoteRoute | undefined,
  answer: PageData,
  pathname: string,
  modules: ModuleSource,
) {
  useEffect(() => {
    let current = true;
    const apply = (module: PageModule | undefined) => current && applyHead(headOf(answer, pathname, module));
    if (route && answer.kind === 'data')
      modules.load<PageModule>(route.remote, route.expose).then(apply, () => undefined);
    else apply(undefined);
    return () => {
      current = false;
    };
  }, [route, answer, pathname, modules]);
}

export function applyHead(head: PageHead) {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noIndex ? 'noindex' : undefined);
  // The server's structured data describes the page that it sent.
  if (canonicalOf(head.canonicalPath) !== canonicalLink()?.href)
    for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  setCanonical(head.canonicalPath);
}

function setMeta(name: string, content: string | undefined) {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) return meta?.remove();
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}

const canonicalLink = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

const canonicalOf = (path: string | undefined) =>
  path === undefined ? undefined : new URL(path, getConfig().shopOrigin).href;

function setCanonical(path: string | undefined) {
  const href = canonicalOf(path);
  let link = canonicalLink();
  if (href === undefined) return link?.remove();
  if (!link) {
    link = document.createElement('link');
    link.rel = 'canonical';
    document.head.append(link);
  }
  link.href = href;
}
