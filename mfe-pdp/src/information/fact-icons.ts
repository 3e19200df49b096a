import {
  BroadcastIcon,
  CalendarIcon,
  CameraIcon,
  CheckmarkIcon,
  ClockIcon,
  CpuIcon,
  EthernetIcon,
  EyeIcon,
  GlobeIcon,
  HddDownIcon,
  HeartIcon,
  type IconDrawing,
  LayersIcon,
  LightBulbIcon,
  LightningIcon,
  LinkIcon,
  MobileSmallIcon,
  PadlockLockedIcon,
  PencilIcon,
  RaindropIcon,
  RouterIcon,
  RulerIcon,
  ShieldCheckmarkIcon,
  SpeakerSoundWave2Icon,
  StarIcon,
  ThermometerIcon,
  WeightIcon,
  WrenchIcon,
} from 'shared-domain/ui';

type Pattern = readonly [RegExp, IconDrawing];

/** Icons by the name of a fact; the first that fits is taken. */
const OF_LABEL: readonly Pattern[] = [
  [/vekt/i, WeightIcon],
  [/mål|bredde|lengde|tykkelse|diameter|dekning|synsfelt|vinkel/i, RulerIcon],
  [/prosessor|teknologi/i, CpuIcon],
  [/minne|lagring|kapasitet.*(GB|TB)|hastighet/i, HddDownIcon],
  [/tetthet|vanntett|dybde/i, RaindropIcon],
  [/tid$|varighet|videoavspilling|surfing/i, ClockIcon],
  [/lading|lade|batteri|effekt|strøm|kapasitet|maks last|spenning|^standard/i, LightningIcon],
  [/oppdatering|alder/i, CalendarIcon],
  [/port|wan|lan\b|kontakt|usb/i, EthernetIcon],
  [/wi-fi|bånd|enheter|mesh/i, RouterIcon],
  [/nett|sim|protokoll|posisjon/i, BroadcastIcon],
  [/penn/i, PencilIcon],
  [/materiale|glass|hardhet/i, LayersIcon],
  [/magnet|feste|montering|passer|krever|tilkobling|trådløs/i, LinkIcon],
  [/oppløsning|nattsyn/i, EyeIcon],
  [/temperatur/i, ThermometerIcon],
];

const OF_GROUP: readonly Pattern[] = [
  [/kamera/i, CameraIcon],
  [/skjerm/i, MobileSmallIcon],
  [/batteri|lading|plugg/i, LightningIcon],
  [/ytelse|sentral/i, CpuIcon],
  [/helse/i, HeartIcon],
  [/lyd/i, SpeakerSoundWave2Icon],
  [/lys/i, LightBulbIcon],
  [/lås|trygghet|personvern/i, PadlockLockedIcon],
  [/trådløst/i, RouterIcon],
  [/mobilnett/i, BroadcastIcon],
  [/tilkobling|nett/i, GlobeIcon],
  [/termostat/i, ThermometerIcon],
];

const find = (patterns: readonly Pattern[], text: string): IconDrawing | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** The icon of a fact: the group's where that is telling, as with a camera, else that of what it is called. */
export function factIcon(group: string, label: string): IconDrawing {
  const ofGroup = /^(kamera|skjerm|helse|lyd|lys|trådløst|mobilnett)/i.test(group) ? find(OF_GROUP, group) : undefined;
  return ofGroup ?? find(OF_LABEL, label) ?? find(OF_GROUP, group) ?? CheckmarkIcon;
}

/** Names that editors give the icon of a highlighted text (P3-5). */
const NAMED: Readonly<Record<string, IconDrawing>> = {
  battery: LightningIcon,
  bolt: LightningIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  pen: PencilIcon,
  phone: MobileSmallIcon,
  shield: ShieldCheckmarkIcon,
  signal: BroadcastIcon,
  storage: HddDownIcon,
  wrench: WrenchIcon,
};

/** The icon that editors chose for a highlighted text; a star where they chose none, or one that the shop does not have. */
export const highlightIcon = (name: string | null): IconDrawing =>
  name === null ? StarIcon : (NAMED[name] ?? StarIcon);
