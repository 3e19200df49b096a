/** The page from the server, with nothing left of what was chosen. */
export const reloadPage = (): void => window.location.reload();
