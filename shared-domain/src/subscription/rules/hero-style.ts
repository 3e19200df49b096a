/** The hero of a page (F2.7-4): the page of yearly discounts has its own. @param pathname without query */
export const resolveHeroStyle = (pathname: string): 'yearly-discount' | 'ordinary' =>
  pathname.includes('/arsrabatter') ? 'yearly-discount' : 'ordinary';
