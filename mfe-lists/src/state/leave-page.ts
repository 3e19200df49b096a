/** Shows an address by a full navigation: the server renders it. */
export const leavePage = (href: string): void => window.location.assign(href);
