module.exports = require('../tooling/webpack/remote.js')(require('./federation.json'), {
  together: ['./page', './panel'],
});
