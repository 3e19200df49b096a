module.exports = require('../tooling/build/webpack/remote').remoteBuilds(require('./federation.json'));
