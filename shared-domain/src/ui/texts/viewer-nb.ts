/** Bokmål texts of the picture on the whole screen: a page whose script fetches it later does not hold them. */
export const makeSmaller = 'Forminsk';
export const enlargedTo = (percent: number) => `, forstørret til ${percent} prosent`;
export const enlargeByTouch = 'Klyp eller dobbelttrykk for å forstørre';
export const enlargeByPointer = 'Rull eller dobbeltklikk for å forstørre. På tastaturet: +, − og 0, og piltastene';
