import {
  ACCESSORY_NAMES,
  accessoryCategoryOf,
  accessoryKindHref,
  bySaving,
  type Image,
  isBuyable,
  LIST_NAMES,
  listPathOf,
  type ListType,
  sortItems,
} from 'shared-domain/catalogue';
import type { HighlightItem } from 'shared-domain/catalogue/io';

const SHOWN = 4;

type Items = readonly HighlightItem[];

export const isNewHandset = ({ type }: HighlightItem): boolean => type === 'HANDSET';
export const isPreowned = ({ type }: HighlightItem): boolean => type === 'HANDSET-PREOWNED';

const mostPopular = (items: Items): Items => sortItems(items, 'populaere', null);

/** The phone that the page opens with: the most popular new one. */
export const leadHandset = (handsets: Items): HighlightItem | null =>
  mostPopular(handsets.filter((item) => isNewHandset(item) && isBuyable(item)))[0] ?? null;

/** The phones that came last, or come next; the lead is above them already. */
export const newestHandsets = (handsets: Items, lead: HighlightItem | null): Items =>
  sortItems(
    handsets.filter((item) => isNewHandset(item) && isBuyable(item) && item !== lead),
    'nyeste',
    null,
  ).slice(0, SHOWN);

export const biggestSavings = (items: Items, shownElsewhere: Items): Items =>
  bySaving(items.filter((item) => !shownElsewhere.includes(item))).slice(0, SHOWN);

/** The most popular of each kind of accessory. */
export function oneOfEachKind(accessories: Items, shownElsewhere: Items): Items {
  const offered = mostPopular(accessories.filter((item) => isBuyable(item) && !shownElsewhere.includes(item)));
  return offered
    .filter((item, index) => offered.findIndex(({ subType }) => subType === item.subType) === index)
    .slice(0, SHOWN);
}

/** The lists that the home page reads. Pre-owned phones are among the handsets. */
export const HOME_LISTS = [
  'HANDSET_LIST',
  'TABLET_LIST',
  'WEARABLE_LIST',
  'MODEM_LIST',
  'CONNECTED_DEVICE_LIST',
  'ACCESSORY_LIST',
] as const satisfies readonly ListType[];

/** Products by list; a list that could not be read is empty. */
export type HomeLists = Readonly<Record<(typeof HOME_LISTS)[number], readonly HighlightItem[]>>;

export interface HomeDepartment {
  readonly name: string;
  readonly href: string;
  readonly image: Image;
}

interface Department extends Pick<HomeDepartment, 'name' | 'href'> {
  readonly list: keyof HomeLists;
  /** Absent: the whole list is the department's. */
  readonly holds?: (item: HighlightItem) => boolean;
  /** Which product shows the department, where one of this kind is sold. */
  readonly shows?: (item: HighlightItem) => boolean;
}

const ofKind =
  (kind: string) =>
  (item: HighlightItem): boolean =>
    item.subType === kind;

const listDepartment = (listType: ListType): Pick<HomeDepartment, 'name' | 'href'> => ({
  name: LIST_NAMES[listType],
  href: listPathOf(listType, 'B2C'),
});

const COVERS = accessoryCategoryOf('COVER');

/** The shop's departments in their fixed order. */
const DEPARTMENTS: readonly Department[] = [
  { ...listDepartment('HANDSET_LIST'), list: 'HANDSET_LIST', holds: isNewHandset },
  { ...listDepartment('TABLET_LIST'), list: 'TABLET_LIST' },
  { ...listDepartment('WEARABLE_LIST'), list: 'WEARABLE_LIST' },
  { ...listDepartment('MODEM_LIST'), list: 'MODEM_LIST' },
  { ...listDepartment('CONNECTED_DEVICE_LIST'), list: 'CONNECTED_DEVICE_LIST' },
  { ...listDepartment('ACCESSORY_LIST'), list: 'ACCESSORY_LIST', shows: ofKind('HEADSET') },
  ...(COVERS
    ? [
        {
          name: ACCESSORY_NAMES[COVERS.subType],
          href: accessoryKindHref(COVERS, 'B2C'),
          list: 'ACCESSORY_LIST',
          holds: ofKind(COVERS.subType),
        } as const,
      ]
    : []),
  { ...listDepartment('HANDSET-PREOWNED_LIST'), list: 'HANDSET_LIST', holds: isPreowned },
];

/** The departments that have something to sell, each shown by a product of its own; by the lead of the page only where there is no other. */
export function homeDepartments(lists: HomeLists, lead: HighlightItem | null): readonly HomeDepartment[] {
  return DEPARTMENTS.flatMap(({ name, href, list, holds = () => true, shows = () => true }) => {
    const items = lists[list].filter(holds);
    const others = items.filter((item) => item !== lead);
    const shown = others.find(shows) ?? others[0] ?? items[0];
    return shown ? [{ name, href, image: shown.image }] : [];
  });
}
