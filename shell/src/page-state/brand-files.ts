/** Fixed addresses of the brand's pictures and of the manifest. */
export const BRAND_FILES = { icon: '/app-icon.png', share: '/share.png', manifest: '/manifest.webmanifest' } as const;
