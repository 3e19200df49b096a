import { createContext, use } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';

/** The realm of the page. It is set once and never changes while the page is drawn, so that it redraws no part (see `lazyPart`). */
export const RealmContext = createContext<Realm>('B2C');

export const useRealm = (): Realm => use(RealmContext);
