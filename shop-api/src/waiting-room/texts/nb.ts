import { norwegianTime } from 'shared-domain/kernel';
import type { WaitEstimate } from '../room';
import type { RoomChange } from '../waiting-room-store';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

function moment(at: Date): string {
  const { day, month, clock } = norwegianTime(at.getTime());
  return `${twoDigits(day)}.${twoDigits(month)}. kl. ${clock.replace(':', '.')}`;
}

const minutes = (count: number): string => (count === 1 ? 'ett minutt' : `${count} minutter`);

function estimated({ from, to }: WaitEstimate): string {
  if (from > 60) return 'Det tar trolig mer enn en time.';
  if (to <= 1) return 'Det tar trolig under ett minutt.';
  if (from < 1) return `Det tar trolig opptil ${minutes(to)}.`;
  return from === to ? `Det tar trolig ${minutes(to)}.` : `Det tar trolig mellom ${from} og ${minutes(to)}.`;
}

/** Texts of the waiting room. */
export const texts = {
  title: 'Kø til kassen',
  heading: 'Du står i kø til kassen',
  crowd: 'Det er mange som handler akkurat nå.',
  intro:
    'Handlekurven din er lagret, og du slipper inn av deg selv når det er din tur. La denne siden stå åpen, så beholder du plassen.',
  position: (place: number) => `Du er nummer ${place} i køen.`,
  positionTitle: (place: number) => `Nr. ${place} i køen`,
  estimated,
  unknownWait: 'Vi vet ikke ennå hvor lang tid det tar.',
  paused: 'Køen står stille akkurat nå. Du beholder plassen din.',
  closed: 'Kassen er stengt akkurat nå. Du beholder plassen din til den åpner.',
  before: (opensAt: Date) => {
    return `Kassen åpner ${moment(opensAt)}. Alle som er her når den åpner, får plass i køen ved loddtrekning. De som kommer etterpå, stiller seg bakerst.`;
  },
  expired: 'Plassen din i kassen er gått ut, fordi den ikke ble brukt i tide. Du har fått en ny plass i køen.',
  noScript: 'Siden oppdaterer seg selv hvert 20. sekund.',
  turn: 'Det er din tur. Vi sender deg til kassen.',
  offline: 'Vi får ikke kontakt akkurat nå. Du beholder plassen, og vi prøver igjen.',
  back: 'Tilbake til handlekurven',
  empty: {
    title: 'Handlekurven er tom',
    text: 'Legg noe i handlekurven før du går til kassen.',
    toShop: 'Fortsett å handle',
  },
  admin: {
    title: 'Venterom',
    now: 'Akkurat nå',
    phase: 'Kassen er',
    phases: { open: 'åpen', before: 'ikke åpnet', paused: 'satt på pause', closed: 'stengt' },
    waiting: 'I køen',
    active: 'I kassen',
    pace: 'Sluppet inn fra køen',
    paceOf: (admitted: number, inMinutes: number) =>
      admitted === 0 ? 'ingen de siste 10 minuttene' : `${admitted} på ${minutes(Math.max(1, Math.round(inMinutes)))}`,
    settings: 'Innstillinger',
    opensAt: 'Åpner (norsk tid; tomt: er åpent)',
    rate: 'Slipp inn per minutt (tomt: ingen grense)',
    cap: 'Plasser i kassen (tomt: som satt opp for miljøet; 0: stengt)',
    pause: 'Pause: ingen slipper inn',
    save: 'Lagre',
    refresh: 'Oppdater tallene',
    changes: 'Siste endringer',
    change: ({ at, member, settings }: RoomChange) =>
      `${moment(at)} ${member}: ${[
        settings.opensAt ? `åpner ${moment(settings.opensAt)}` : 'er åpent',
        settings.ratePerMinute === null
          ? 'ingen grense per minutt'
          : `${settings.ratePerMinute.toLocaleString('nb-NO')} per minutt`,
        settings.maxActive === null ? 'plasser som satt opp' : `${settings.maxActive} plasser`,
        ...(settings.isPaused ? ['pause'] : []),
      ].join(', ')}`,
    saved: 'Lagret. Alle servere følger innstillingene innen ett sekund.',
    invalid: {
      opensAt: 'Åpner: skriv en dato og et klokkeslett.',
      rate: 'Slipp inn per minutt: skriv et tall større enn 0.',
      cap: 'Plasser i kassen: skriv et helt tall, 0 eller mer.',
    },
  },
} as const;
