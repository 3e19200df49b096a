import { imagePreload } from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { defaultHead } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import type { HomePageData } from './home-loader';

/** Widths at which the lead's picture is shown. */
export const LEAD_PICTURE_SIZES = '(min-width: 1280px) 760px, (min-width: 856px) 62vw, 112vw';

/** The head of the home page: the brand's texts, the site as schema.org's WebSite, and the lead's picture preloaded. */
export const homeHead: PageModule<HomePageData>['head'] = ({ lead }) => {
  const { name } = getConfig().brand;
  const preloadImage = lead && imagePreload(lead.image, LEAD_PICTURE_SIZES);
  return {
    ...defaultHead('B2C', name),
    canonicalPath: PATHS.home,
    ...(typeof document === 'undefined' && {
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name, url: PATHS.home, inLanguage: 'nb' }],
    }),
    ...(lead && { image: lead.image.url }),
    ...(preloadImage && { preloadImage }),
  };
};
