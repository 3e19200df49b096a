module.exports = require('../tooling/build/webpack/node-app').nodeApp({
  name: 'reference-systems',
  entries: {
    identity: './src/identity-provider/main.ts',
    operator: './src/operator/main.ts',
    cms: './src/cms/main.ts',
    'second-backend': './src/second-backend/main.ts',
  },
});
