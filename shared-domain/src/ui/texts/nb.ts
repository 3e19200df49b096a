import { formatInteger } from '../../money';

/**
 * Bokmål texts that the parts themselves show or read out. What a part is about comes in by its props. Each is an export of its own, so that a
 * build takes only the texts of its parts.
 */

export const reviews = (count: number) => (count === 1 ? '1 omtale' : `${formatInteger(count)} omtaler`);

export const close = 'Lukk';
export const closeAlert = 'LUKK';
export const search = 'Søk';
export const clearSearch = 'Tøm søkefeltet';
export const loading = 'Laster';
export const before = 'Før';
export const earlierPrice = 'Førpris';
export const from = 'Fra';
export const breadcrumbs = 'Brødsmuler';
export const skipToContent = 'Hopp til innhold';
export const retry = 'Prøv igjen';
export const colour = 'Farge';
export const size = 'Størrelse';
export const priceFrom = 'Fra pris';
export const priceTo = 'Til pris';
export const to = 'til';
export const kroner = 'kr';
export const soldOut = 'utsolgt';
export const choose = 'Velg';
export const remove = 'Fjern';
export const readMore = 'Les mer';
export const readMoreAbout = (label: string) => `Les mer om ${label}`;
export const dismiss = 'Lukk beskjeden';
export const included = 'Dette er inkludert';
export const planTerms = 'Pris og vilkår';
export const planTermsOf = (name: string) => `Pris og vilkår for ${name}`;
export const previousPicture = 'Forrige bilde';
export const nextPicture = 'Neste bilde';
export const pictures = (name: string) => `Bilder av ${name}`;
export const pictureStage = 'Store bilder';
export const pictureChoice = 'Velg bilde';
export const showPicture = (title: string) => `Vis ${title}`;
export const pictureOf = (number: number, total: number) => `${number} av ${total}`;
export const enlargePicture = (title: string) => `Forstørr ${title}`;
export const enlarge = 'Forstørr';
export const noPictures = 'Bildet er ikke klart ennå';
export const seen = (shown: number, total: number, noun: string) => `Du har sett ${shown} av ${total} ${noun}`;
export const showMore = (count: number) => `Vis ${count} til`;
export const colours = (names: string) => `Farger: ${names}`;
export const colourOf = (name: string) => `Farge på ${name}`;
export const showMoreColours = (count: number) => (count === 1 ? 'Vis 1 farge til' : `Vis ${count} farger til`);
export const moreColours = (count: number) => (count === 1 ? 'og 1 farge til' : `og ${count} farger til`);
export const ratings = (count: number) => (count === 1 ? '1 vurdering' : `${formatInteger(count)} vurderinger`);
export const rating = (value: string) => `${value} av 5 stjerner`;
export const ratingWithCount = (value: string, count: number) => `${value} av 5 stjerner, ${ratings(count)}`;
export const outOfFive = (value: string) => `${value} av 5`;
export const ofFive = 'av 5';
export const energyClass = (grade: string) => `Energiklasse ${grade}`;
export const energyClassOnScale = (grade: string, best: string, worst: string) =>
  `Energiklasse ${grade} på skalaen fra ${best} til ${worst}`;
export const energySheet = 'Produktblad';
export const quantity = 'Antall';
export const stepDone = 'fullført';
export const message = 'Melding fra oss';
export const postcode = 'Postnummer';
export const pages = 'Sider';
export const previousPage = 'Forrige';
export const nextPage = 'Neste';
export const page = (number: number) => `Side ${number}`;
export const pageOf = (number: number, total: number) => `Side ${number} av ${total}`;
export const noHits = 'Ingen treff';
export const hits = (count: number) => `${count} treff`;

// The picture on the whole screen.
export const makeSmaller = 'Forminsk';
export const enlargedTo = (percent: number) => `, forstørret til ${percent} prosent`;
export const enlargeByTouch = 'Klyp eller dobbelttrykk for å forstørre';
export const enlargeByPointer = 'Rull eller dobbeltklikk for å forstørre. På tastaturet: +, − og 0, og piltastene';
