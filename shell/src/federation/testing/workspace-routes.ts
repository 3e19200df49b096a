import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Federation, federationSchema } from 'release-protocol/federation-schema';
import * as v from 'valibot';
import { type BuildRoutes, createRouteTable, type RouteTable } from '../route-table';

const ROOT = resolve(__dirname, '../../../..');

/** The `federation.json` of every remote of the workspace. */
export const workspaceFederations = (): Federation[] =>
  readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'federation.json'))
    .filter((file) => existsSync(file))
    .map((file) => v.parse(federationSchema, JSON.parse(readFileSync(file, 'utf8'))));

/** As if the current build of every remote were released. */
export const workspaceBuilds = (): BuildRoutes[] =>
  workspaceFederations().map(({ name, routes, slots }) => ({ remote: name, routes, slots }));

export const workspaceTable = (): RouteTable => createRouteTable(workspaceBuilds());
