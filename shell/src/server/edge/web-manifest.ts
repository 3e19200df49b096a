import type { Brand } from 'shared-domain/brand';
import { PATHS } from 'shared-domain/contracts/paths';
import { BRAND_FILES } from '../../page-state/brand-files';

/** What a phone needs to put the shop on its home screen. */
export const webManifest = ({ name, pictures }: Brand, themeColour: string) => ({
  name,
  short_name: name,
  lang: 'nb',
  start_url: PATHS.home,
  display: 'minimal-ui',
  theme_color: themeColour,
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...(pictures ? [{ src: BRAND_FILES.icon, sizes: '512x512', type: 'image/png', purpose: 'any maskable' }] : []),
  ],
});
