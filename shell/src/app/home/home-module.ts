import type { PageHead } from 'shared-domain/contracts/exposes';
import { defaultHead } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { type HomeData, loader } from './home-loader';
import { HomePage } from './home-page';
import { pictureSrcSet } from './lead-picture';

/** The home page, of the same shape as a remote's page: the shell loads it as a chunk of its own. */
export { loader, HomePage as Page };

export function head(data: HomeData): PageHead {
  const preloadImage = data.lead ? pictureSrcSet(data.lead.image) : undefined;
  return {
    ...defaultHead('B2C', getConfig().brand.name),
    canonicalPath: '/',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: getConfig().brand.name,
        url: '/',
        inLanguage: 'nb',
      },
    ],
    ...(preloadImage && { preloadImage }),
  };
}
