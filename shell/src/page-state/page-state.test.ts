import { toBuildRoutes } from '../federation/remote-release';
import { createRouteTable } from '../federation/route-table';
import { workspaceFederations, workspaceTable } from '../federation/testing/workspace-routes';
import { jsonForScript } from '../renderer/document/script-json';
import type { PageState } from './page-state';

test('the table that the browser makes of the page state is the server’s', () => {
  const releases: PageState['releases'] = Object.fromEntries(
    workspaceFederations().map(({ name, routes, slots }) => [
      name,
      { build: '0123456789ab', remoteEntry: 'sha256-r', routes, slots },
    ]),
  );
  const read = JSON.parse(jsonForScript({ releases })) as Pick<PageState, 'releases'>;
  const inBrowser = createRouteTable(toBuildRoutes(read.releases));
  const onServer = workspaceTable();
  expect(inBrowser.routes).toEqual(onServer.routes);
  for (const name of ['header', 'footer', 'cart-panel', 'nothing'])
    expect(inBrowser.slotOf(name)).toEqual(onServer.slotOf(name));
  expect(inBrowser.routeOf('/mobiltelefoner/apple/')).toEqual(onServer.routeOf('/mobiltelefoner/apple/'));
});
