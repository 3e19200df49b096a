import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartAnswer, emptyCart } from 'shared-domain/cart';
import type { SlotProps } from 'shared-domain/contracts/exposes';
import { aNavigation } from 'shared-domain/navigation/testing';
import { cartStore } from 'shared-domain/stores/cart-store';
import { provideSession, type SessionUser, setSession } from 'shared-domain/stores/session-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import type { HeaderData } from '../data/header-loader';
import { Slot } from '../exposes/header';
import { type HeaderState, INITIAL_HEADER_STATE, useHeader } from '../state/header-store';

export interface HeaderSetting extends Partial<Omit<SlotProps<HeaderData>, 'data'>> {
  readonly data?: Partial<HeaderData>;
  /** Products of the lists that are known; by default there are none. */
  readonly listLeads?: HeaderState['listLeads'];
  readonly cart?: CartAnswer;
  readonly user?: SessionUser | null;
  readonly login?: () => Promise<void>;
  readonly logout?: () => Promise<void>;
}

export const aUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  name: 'Kari Nordmann',
  givenName: 'Kari',
  familyName: 'Nordmann',
  phoneNumber: '+4790000000',
  isRetailer: false,
  ...change,
});

export const slotProps = ({ data, pathname = '/', ...props }: HeaderSetting = {}): SlotProps<HeaderData> => ({
  data: { navigation: aNavigation(), announcements: [], ...data },
  realm: props.realm ?? 'B2C',
  pathname,
  appKey: props.appKey ?? 'web-shop',
  ...(props.slots && { slots: props.slots }),
});

/** Renders the header with these stores; the cart's content is a text. */
export function renderHeader(setting: HeaderSetting = {}) {
  setTestConfig();
  useHeader.setState({ ...INITIAL_HEADER_STATE, listLeads: setting.listLeads ?? { B2C: [], B2B: [] } });
  cartStore.setState({ cart: setting.cart ?? emptyCart('B2C'), status: 'ready', pending: false, refusal: null });
  setSession(setting.user ? { status: 'authenticated', user: setting.user } : { status: 'anonymous', user: null });
  provideSession({ login: setting.login ?? (() => undefined), logout: setting.logout ?? (() => undefined) });
  const slots = setting.slots ?? { cartPanel: () => <p>Innholdet i handlekurven</p> };
  const view = render(<Slot {...slotProps({ ...setting, slots })} />);
  return {
    ...view,
    user: userEvent.setup(),
    /** The shell renders the slot with other props, as after a navigation. */
    update: (change: HeaderSetting) => view.rerender(<Slot {...slotProps({ ...setting, slots, ...change })} />),
  };
}
