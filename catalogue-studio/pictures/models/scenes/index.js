import { desk } from './desk.js';
import { hand } from './hand.js';
import { pocket } from './pocket.js';
import { snow } from './snow.js';

/** Pictures of a phone where it is used. They fill their frame: none has a transparent ground. */
export const SCENES = { desk, pocket, snow, hand };
