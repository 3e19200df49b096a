/** Leaves for a page outside the shop's router: always a full navigation. */
export const leaveFor = (href: string): void => window.location.assign(href);
