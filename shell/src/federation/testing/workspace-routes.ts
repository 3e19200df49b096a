import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Federation, federationSchema } from 'release-protocol/federation-schema';
import { withParameterSets } from 'release-protocol/parameter-sets';
import * as v from 'valibot';
import { FACET_PARAMETERS } from 'shared-domain/catalogue';
import { type BuildRoutes, createRouteTable, type RouteTable } from '../route-table';

const ROOT = resolve(__dirname, '../../../..');

/** A `federation.json` as builds seal it. */
const sealed = (file: string): object =>
  withParameterSets(JSON.parse(readFileSync(file, 'utf8')) as object, { facets: FACET_PARAMETERS });

/** The `federation.json` of every remote of the workspace, as builds seal it. */
export const workspaceFederations = (): Federation[] =>
  readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'federation.json'))
    .filter((file) => existsSync(file))
    .map((file) => v.parse(federationSchema, sealed(file)));

/** As if the current build of every remote were released. */
export const workspaceBuilds = (): BuildRoutes[] =>
  workspaceFederations().map(({ name, routes, slots }) => ({ remote: name, routes, slots }));

export const workspaceTable = (): RouteTable => createRouteTable(workspaceBuilds());
