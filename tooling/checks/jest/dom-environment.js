// JavaScript, because Jest loads it without a transformer.
require('./compile-cache');

module.exports = require('jest-environment-jsdom');
