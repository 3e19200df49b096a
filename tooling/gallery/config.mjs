/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'shared-domain/src/ui/**/*.stories.tsx',
  viteConfig: 'tooling/gallery/vite.config.ts',
  outDir: '.build/gallery',
  port: 3060,
  previewPort: 3060,
};
