/** Where the systems behind the shop are, and how long and how often each is asked. */
import type * as v from 'valibot';
import { positive, setting, url } from 'shared-domain/servers/settings';
import {
  CAPABILITIES,
  CAPABILITY_NAMES,
  type CapabilityName,
  type CapabilitySetting,
  factsOf,
} from '../upstreams/capabilities';
import type { UpstreamSettings } from '../upstreams/upstreams';
import { cmsOrigins } from './origins-by-directive';

const SETTINGS = Object.values(CAPABILITIES).map(({ setting }) => setting);
const each = <Suffix extends string, Schema>(suffix: Suffix, schema: Schema) =>
  Object.fromEntries(SETTINGS.map((name) => [`${name}_${suffix}`, schema])) as Readonly<
    Record<`${CapabilitySetting}_${Suffix}`, Schema>
  >;

export const upstreamSchema = {
  SHOP_API_URL: setting('the shop API', url, 'http://localhost:3010'),
  CMS_ORIGINS: setting(
    "widens the policy of the CMS' [pages](operator.md#content-of-the-cms): `img-src https://a.example; media-src …`",
    cmsOrigins,
    '',
  ),
  ...each('URL', setting('[address](operator.md#an-address-for-each-system) of this system', url)),
  ...each('TIMEOUT_MS', setting('how long it is waited for', positive)),
  ...each('MAX_IN_FLIGHT', setting('most requests to it at a time; default 256', positive)),
};

type Given = v.InferOutput<v.ObjectSchema<typeof upstreamSchema, undefined>>;

export const upstreamsOf = (env: Given): Readonly<Record<CapabilityName, UpstreamSettings>> =>
  Object.fromEntries(
    CAPABILITY_NAMES.map((name): [string, UpstreamSettings] => {
      const { setting, takesCookies = false } = { ...factsOf(name), setting: CAPABILITIES[name].setting };
      const address = env[`${setting}_URL`] ?? (factsOf(name).isOperators ? undefined : env.SHOP_API_URL);
      return [
        name,
        {
          url: address,
          isShopApi: address === env.SHOP_API_URL,
          takesCookies,
          timeoutMs: env[`${setting}_TIMEOUT_MS`],
          maxInFlight: env[`${setting}_MAX_IN_FLIGHT`],
        },
      ];
    }),
  ) as Record<CapabilityName, UpstreamSettings>;
