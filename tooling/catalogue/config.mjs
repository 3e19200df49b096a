/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'shared-domain/src/ui/**/*.stories.tsx',
  viteConfig: 'tooling/catalogue/vite.config.ts',
  outDir: '.build/catalogue',
  port: 3040,
  previewPort: 3040,
};
