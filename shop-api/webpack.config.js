module.exports = require('../tooling/build/webpack/node-app').nodeApp({
  name: 'shop-api',
  entries: {
    api: './src/api.ts',
    'catalogue-thread': './src/catalogue/versions/catalogue-thread.ts',
    'catalogue-import': './src/catalogue/import/import-command.ts',
    'catalogue-check': './src/catalogue/import/check-command.ts',
    'catalogue-generate': './src/catalogue/generate/generate-command.ts',
    'prepare-pictures': './src/catalogue/pictures/prepare-command.ts',
    'prepare-database': './src/catalogue/import/prepare-command.ts',
  },
});
