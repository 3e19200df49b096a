import { builtInNavigation, type Navigation } from 'shared-domain/navigation';
import { EMPTY_NAVIGATION } from './empty-navigation';

/**
 * The shop's own menus of every domain, for a header whose navigation could not be read: everything on this site stays in reach. Where
 * the operator's other sites are only the backend knows.
 */
export const fallbackNavigation = (): Navigation =>
  builtInNavigation({ portalOrigin: null, simplified: EMPTY_NAVIGATION.simplified });
