/** `<shop-header>` and `<shop-footer>` for pages that are not ours: one script tag, no framework on the page. */
export {};
