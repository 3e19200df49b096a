require('./compile-cache');

module.exports = require('jest-environment-node');
