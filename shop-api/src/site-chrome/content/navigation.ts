import { builtInNavigation } from 'shared-domain/navigation';
import type { Navigation } from 'shared-domain/navigation/io';
import type { Config } from '../../config/env';

export type NavigationConfig = Pick<Config, 'portalOrigin' | 'deviceSite' | 'businessMenu'>;

/** The shop's menus with the operator's other sites (F2.2, F2.3). */
export const navigation = ({ portalOrigin, deviceSite, businessMenu }: NavigationConfig): Navigation =>
  builtInNavigation({
    portalOrigin,
    simplified: { logoLink: deviceSite, homeLink: deviceSite, forBusinesses: businessMenu === 'simplified' },
  });
