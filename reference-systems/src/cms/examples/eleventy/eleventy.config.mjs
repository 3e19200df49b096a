/** A static site: its layout has the shop's script and elements, so a release of the shop needs no new build of the site. */
export default function (eleventy) {
  eleventy.addGlobalData('shop', '{{shop}}');
  return { dir: { input: 'pages', includes: '../layouts' }, markdownTemplateEngine: 'njk' };
}
