/** For tests of pages that use the parts. */
export { renderWithoutScript } from './render-without-script';
export { supportDialogs } from './support-dialogs';
