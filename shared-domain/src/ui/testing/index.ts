/** For tests of pages that use the parts. */
export { supportDialogs } from './support-dialogs';
export { renderWithoutScript } from './render-without-script';
