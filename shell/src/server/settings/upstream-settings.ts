/** Where the systems behind the shop are, and how long and how often each is asked. */
import * as v from 'valibot';
import {
  CAPABILITIES,
  CAPABILITY_NAMES,
  type CapabilityName,
  type CapabilitySetting,
  factsOf,
} from '../upstreams/capabilities';
import type { UpstreamSettings } from '../upstreams/upstreams';
import { cmsOrigins } from './origins-by-directive';
import { positive, url } from './values';

const SETTINGS = Object.values(CAPABILITIES).map(({ setting }) => setting);
const each = <Suffix extends string, Schema>(suffix: Suffix, schema: Schema) =>
  Object.fromEntries(SETTINGS.map((setting) => [`${setting}_${suffix}`, schema])) as Readonly<
    Record<`${CapabilitySetting}_${Suffix}`, Schema>
  >;

export const upstreamSchema = {
  SHOP_API_URL: v.optional(url, 'http://localhost:3010'),
  CMS_ORIGINS: v.optional(cmsOrigins, ''),
  ...each('URL', v.optional(url)),
  ...each('TIMEOUT_MS', v.optional(positive)),
  ...each('MAX_IN_FLIGHT', v.optional(positive)),
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
