import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { type Shop, ShopProvider } from '../../app/shop-context';
import { SiteChromeSlot } from '../../app/site-chrome-slot';
import type { SiteChromeName } from '../../federation/slot-names';
import type { RenderedSiteChrome } from '../messages';
import { renderToHtml } from './render-to-html';

/** Header and footer for an open page. */
export async function renderSiteChrome(
  shop: Shop,
  used: RenderedSiteChrome['used'],
  pathname: string,
): Promise<RenderedSiteChrome> {
  const render = (name: SiteChromeName) => {
    const props = { realm: resolveRealm(pathname), pathname, appKey: 'open-pages' as const };
    return renderToHtml(
      <ShopProvider value={shop}>
        <SiteChromeSlot name={name} props={props} fallback={null} />
      </ShopProvider>,
      (error) => reportError(error, { where: 'site chrome render' }),
    );
  };
  const [header, footer] = await Promise.all([render('header'), render('footer')]);
  return { kind: 'site-chrome', html: { header, footer }, slotData: shop.slotData, used };
}
