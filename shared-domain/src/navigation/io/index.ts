export { fetchAnnouncements, fetchFooter, fetchNavigation } from './frame-client';
export * from './frame-wire';
