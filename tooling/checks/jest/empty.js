// JavaScript, because Jest loads it without a transformer.
module.exports = 'empty';
