/** Whether the page of the yearly discounts is meant, which has a hero of its own (F2.7-4). @param pathname without query */
export const resolveHeroStyle = (pathname: string): 'yearly-discount' | 'ordinary' =>
  pathname.includes('/arsrabatter') ? 'yearly-discount' : 'ordinary';
