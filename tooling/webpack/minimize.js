const TerserPlugin = require('terser-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { constants } = require('node:zlib');

const minimizer = [
  new TerserPlugin({ extractComments: false, terserOptions: { format: { comments: false }, compress: { passes: 2 } } }),
  new CssMinimizerPlugin(),
];

const test = /\.(js|css|json|svg)$/;

/** Compressed once at build time, never in a request. */
const compression = () => [
  new CompressionPlugin({
    test,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    minRatio: 1,
    threshold: 256,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    test,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    minRatio: 1,
    threshold: 256,
    compressionOptions: { level: 9 },
  }),
];

module.exports = { compression, minimizer };
