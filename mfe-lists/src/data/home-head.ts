import type { PageHead } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { defaultHead } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { leadPicturePreload } from './home-lead-picture';
import type { HomeData } from './home-loader';

/** The head of the home page: the brand's texts, the site as schema.org's WebSite, and the lead's picture preloaded. */
export function homeHead({ lead }: HomeData): PageHead {
  const { name } = getConfig().brand;
  const preloadImage = lead ? leadPicturePreload(lead.image) : undefined;
  return {
    ...defaultHead('B2C', name),
    canonicalPath: PATHS.home,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name, url: PATHS.home, inLanguage: 'nb' }],
    ...(preloadImage && { preloadImage }),
  };
}
