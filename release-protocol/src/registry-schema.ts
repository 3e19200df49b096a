/**
 * The registry: which builds of each remote the shop may use. Written by a release, read by the shell whenever it changes.
 */
import * as v from 'valibot';
import { buildIdSchema } from './build-id';
import { routeSchema, slotsSchema } from './federation-schema';
import { integritySchema } from './integrity';

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** File names become paths on disk and in URLs: one segment, no hidden files. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][\w.-]*$/, 'a file name is letters, digits, dots, dashes and underscores'),
);
const exposeNameSchema = v.pipe(v.string(), v.regex(/^\.\/[a-z0-9-]+$/, 'an expose is ./ and a name'));
const remoteNameSchema = v.pipe(v.string(), v.regex(/^mfe-[a-z0-9-]+$/, 'a remote is named mfe-…'));

export const buildSchema = v.object({
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Integrity of assets.json, which has the integrity of every other file. */
  assetMap: integritySchema,
  remoteEntry: integritySchema,
  server: v.object({ file: fileNameSchema, integrity: integritySchema }),
  /** Exports of the shared runtime that the build imports: module → names. */
  needs: v.record(v.string(), v.array(v.string())),
  /** Pages and slots of the build; empty in builds from before routes were sealed. */
  routes: v.optional(v.array(routeSchema), []),
  slots: v.optional(slotsSchema, {}),
  /** Contract with the other builds (sealed-contract.ts); absent in builds from before contracts were sealed. */
  exposes: v.optional(v.record(exposeNameSchema, v.string())),
  emits: v.optional(v.array(v.string())),
  listens: v.optional(v.array(v.string())),
});

export const remoteSchema = v.pipe(
  v.object({
    /** The shell fetches `<origin>/<build>/<file>`. */
    origin: v.pipe(v.string(), v.url()),
    stable: buildIdSchema,
    canary: v.optional(
      v.nullable(
        v.object({
          build: buildIdSchema,
          percent: percentSchema,
          /** When the canary started. The same build released again as a canary has another `since`. */
          since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
        }),
      ),
      null,
    ),
    /** Releases are refused until the remote is unpinned. */
    pinned: v.optional(v.boolean(), false),
    /** Stable, canary, and earlier builds that open tabs may still request. */
    builds: v.record(buildIdSchema, buildSchema),
  }),
  v.check((remote) => remote.stable in remote.builds, 'stable names a build that is not listed'),
  v.check(
    (remote) => !remote.canary || remote.canary.build in remote.builds,
    'canary names a build that is not listed',
  ),
);

export const registrySchema = v.object({
  schemaVersion: v.literal(1),
  /** Increases with every change. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.record(remoteNameSchema, remoteSchema),
  /** Changes, latest last. `from`: the build that was stable before, or the canary that was taken out. */
  history: v.optional(
    v.array(
      v.object({
        at: v.pipe(v.string(), v.isoTimestamp()),
        by: v.string(),
        action: v.picklist([
          'release',
          'canary',
          'promote',
          'rollback',
          'quarantine',
          'pin',
          'unpin',
          'remove',
          'adopt',
          'refused',
        ]),
        /** Absent where the whole registry was adopted. */
        remote: v.optional(remoteNameSchema),
        build: v.optional(buildIdSchema),
        from: v.optional(buildIdSchema),
        /** Share of a canary. */
        percent: v.optional(percentSchema),
        reason: v.optional(v.string()),
      }),
    ),
  ),
  /** See registry-signature.ts. Required when a public key is configured. */
  signature: v.optional(v.object({ keyId: v.string(), value: v.string() })),
});

export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryBuild = v.InferOutput<typeof buildSchema>;

/** The registry as it is written: members that have a default may be missing. */
export type RegistryDocument = v.InferInput<typeof registrySchema>;
export type WrittenRemote = v.InferInput<typeof remoteSchema>;
export type WrittenBuild = v.InferInput<typeof buildSchema>;

/** `release.json` of a sealed build. */
export interface SealedRelease extends Omit<WrittenBuild, 'publishedAt'> {
  readonly name: string;
  readonly build: string;
}

/** A build's `assets.json`. */
export const assetMapSchema = v.object({
  files: v.record(fileNameSchema, integritySchema),
  entry: v.array(fileNameSchema),
  exposes: v.record(
    exposeNameSchema,
    v.object({
      scripts: v.array(fileNameSchema),
      styles: v.array(fileNameSchema),
      /** Styles for parts below the fold. They load with their scripts, or by links where scripts are off. */
      laterStyles: v.optional(v.array(fileNameSchema)),
    }),
  ),
  needs: v.record(v.string(), v.array(v.string())),
});
export type AssetMap = v.InferOutput<typeof assetMapSchema>;
