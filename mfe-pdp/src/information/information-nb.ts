/** Bokmål texts of reviews, energy label and video. */
export const informationTexts = {
  customersSay: 'Alle vurderinger',
  testPilots: 'Testpilotene våre',
  magazineTest: 'Test i pressen',
  readTest: 'Les hele testen',
  readReview: 'Les hele omtalen',
  closeReview: 'Lukk omtalen',
  by: (name: string) => `av ${name}`,
  diceRoll: (roll: number) => `Terningkast ${roll}`,
  spreadOfTexts: (count: number) =>
    count === 1 ? 'Stjernene i den ene omtalen med tekst' : `Stjernene i de ${count} omtalene med tekst`,
  sortReviews: 'Sorter omtaler',
  reviewSorts: {
    others: 'Uleste først',
    newest: 'Nyeste først',
    useful: 'Mest nyttige',
    best: 'Beste først',
    worst: 'Svakeste først',
  },
  filterReviews: 'Vis omtaler med',
  allStars: 'Alle stjerner',
  starsWithCount: (stars: number, count: number) => `${stars} ${stars === 1 ? 'stjerne' : 'stjerner'} (${count})`,
  shownReviews: (shown: number, all: number) => `Viser ${shown} av ${all} ${all === 1 ? 'omtale' : 'omtaler'}`,
  reviewPages: 'Sider med omtaler',
  helpfulVotes: (up: number, all: number) => `${up} av ${all} syntes omtalen var nyttig`,
  energyLabel: (name: string, energyClass: string | undefined) =>
    energyClass ? `Energimerke for ${name}, klasse ${energyClass}` : `Energimerke for ${name}`,
  openEnergyLabel: 'Åpne energimerket',
  openSheet: 'Åpne produktinformasjonsbladet',
  playVideo: 'Spill av video',
  videoOf: (name: string) => `Video om ${name}`,
} as const;
