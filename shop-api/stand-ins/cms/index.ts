export { readCmsConfig } from './config';
export { createExamples } from './examples';
export { createPageDirectory } from './page-directory';
export { createCmsServer } from './server';
export { createSiteChromeInclude } from './site-chrome-include';
