import type { Config } from '../../config/env';
import type { Link } from './link';

/** The five external portals (F2.2-12); their host is configuration. */
export const portals = ({ portalOrigin }: Pick<Config, 'portalOrigin'>) =>
  ({
    hub: { name: 'Fjell Hub', link: `${portalOrigin}/hub/`, appKey: 'hub' },
    business: { name: 'Min Bedrift', link: `${portalOrigin}/min-bedrift/`, appKey: 'my-business' },
    portal: { name: 'Min Portal', link: `${portalOrigin}/min-portal/`, appKey: 'my-portal' },
    switchboard: { name: 'Sentralbord', link: `${portalOrigin}/sentralbord/`, appKey: 'my-portal' },
    businessNet: { name: 'Bedriftsnett', link: `${portalOrigin}/bedriftsnett/`, appKey: 'business-net' },
  }) as const satisfies Record<string, Link>;
