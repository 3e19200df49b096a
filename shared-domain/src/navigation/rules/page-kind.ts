/** Whether a page has the simplified header, with 'Hjem' (F2.1-7, F2.1-8, F2.2-27): equipment agreements, by whole segments. */
export const isSimplified = (pathname: string): boolean => /\/bedrift\/utstyrsavtale(\/|$)/.test(pathname);
