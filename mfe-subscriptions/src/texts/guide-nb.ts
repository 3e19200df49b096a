import { formatMonthly, formatPrice, NO_BREAK_SPACE } from 'shared-domain/money';
import { type Offering, offeringTitle, speedText, subscriptionText } from 'shared-domain/subscription';
import type { GuideReason, RunnerUpReason } from '../rules/plan-guide';

const unit = (amount: number, name: string): string => `${amount}${NO_BREAK_SPACE}${name}`;

/** Each question with its answers, in their order on the page. */
export const guideQuestions = {
  data: {
    legend: 'Hvor mye mobildata bruker du?',
    answers: {
      lite: ['Lite', `Meldinger, kart og litt nettlesing. Inntil ${unit(5, 'GB')} i måneden.`],
      middels: ['Middels', `Musikk på vei til jobb, sosiale medier og noen videoer i uka. Rundt ${unit(10, 'GB')}.`],
      mye: ['Mye', `En time video hver dag bruker omtrent ${unit(30, 'GB')} i måneden.`],
      ubegrenset: ['Så mye jeg vil', 'Deler nett med PC og nettbrett, eller har mobilen som eneste nett.'],
    },
  },
  who: {
    legend: 'Hvem skal ha abonnementet?',
    answers: {
      meg: ['En voksen', 'Deg selv eller en annen over 30 år'],
      ung: ['En under 30 år', 'Ungdomspris fram til fylte 30'],
      barn: ['Et barn', 'Den første telefonen, i en foresatts navn'],
    },
  },
  abroad: {
    legend: 'Brukes mobilen i utlandet?',
    answers: {
      nei: ['Sjelden eller aldri', 'Mest i Norge'],
      eu: ['I Norden, EU og EØS', 'Ferieturer i Europa'],
      verden: ['I resten av verden', 'USA, Storbritannia, Asia og andre steder'],
    },
  },
  speed: {
    legend: 'Hvor fort må det gå?',
    answers: {
      musikk: ['Moderat', `${unit(10, 'Mbit/s')} holder til musikk, kart og video på mobilskjermen`],
      video: ['Høy', `Rundt ${unit(250, 'Mbit/s')} til hjemmekontor, spill og video i høy oppløsning`],
      raskest: ['Så fort det går', `Opptil ${unit(1000, 'Mbit/s')} til store filer, 4K og deling med flere`],
    },
  },
  family: {
    legend: 'Er dere flere i familien med abonnement hos oss?',
    answers: {
      nei: ['Nei, bare ett', 'Vanlig pris'],
      ja: ['Ja, eller vi skal bli det', 'Familierabatt fra abonnement nummer to'],
    },
  },
} as const;

export const guideTexts = {
  step: (number: number, of: number) => `Spørsmål ${number} av ${of}`,
  next: 'Neste',
  previous: 'Forrige',
  show: 'Vis anbefaling',
  missing: (questions: readonly string[]) => `Svar også på: ${questions.join(' ')}`,
  recommend: (plan: string) => `Vi anbefaler ${plan}`,
  reasons: 'Derfor passer det',
  runnerUp: 'Nest best',
  buy: 'Legg i handlekurv',
  familyPrice: 'fra abonnement nummer to',
  toFamily: 'Se prisen for hele familien',
  again: 'Begynn på nytt',
  share: 'Del lenken, så får andre se svarene dine.',
  nothing: 'Vi har dessverre ikke noe abonnement som passer. Se alle abonnementene våre.',
  seePlans: 'Se alle abonnementene',
  announcement: (plan: string) => `Anbefalt abonnement: ${plan}`,
} as const;

/** Why a plan is recommended. */
export function reasonText(reason: GuideReason): string {
  switch (reason.key) {
    case 'unlimited':
      return 'Ubegrenset data: du trenger aldri å tenke på forbruket';
    case 'data':
      return `${unit(reason.gigabytes, 'GB')} data i måneden`;
    case 'speed':
      return `Fart opptil ${unit(reason.mbit, 'Mbit/s')}`;
    case 'forYouth':
      return 'Ungdomspris fram til fylte 30 år';
    case 'forChild':
      return 'Laget for barn, med fast pris og ingen overraskelser på regningen';
    case 'abroadEu':
      return `I EU og EØS: ${reason.text ?? 'som hjemme'}`;
    case 'abroadWorld':
      return `I resten av verden: ${reason.text ?? 'etter prislisten'}`;
    case 'family':
      return `Familierabatten er ${formatMonthly(reason.amount)}`;
    case 'cheapest':
      return 'Det rimeligste abonnementet som dekker det du svarte';
    case 'largest':
      return 'Det største vi har til dette, selv om du ba om enda mer';
  }
}

/** Why one would take the other plan: what it costs more or less, and what one gets for it. */
export function runnerUpText(reason: RunnerUpReason, plan: Offering): string {
  const content = [subscriptionText(offeringTitle(plan)), speedText(plan)].filter(Boolean).join(', ');
  if (reason.key === 'samePrice') return `Koster det samme: ${content}.`;
  return `${formatPrice(reason.amount)} ${reason.key === 'dearer' ? 'mer' : 'mindre'} i måneden: ${content}.`;
}
