export { announcementsOnDevice, keepAnnouncementsOnDevice } from './announcements-on-device';
export { fetchAnnouncements, fetchFooter, fetchNavigation } from './site-chrome-client';
export * from './site-chrome-wire';
