/** The queue that tag managers read. There is none before consent. @returns the page's own */
export const dataLayer = (): object[] => ((globalThis as { dataLayer?: object[] }).dataLayer ??= []);
