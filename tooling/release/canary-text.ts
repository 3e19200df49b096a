/** Canaries at the terminal: their share as it is typed, and what became of them as one sentence. */
import { CommandError } from '../build/packages';

/** @returns percent. @throws CommandError unless it is a whole number from 0 to 100 */
export function parseShare(text = ''): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new CommandError('Which share of the visitors? A whole number from 0 to 100, in percent.');
  return Number(text);
}

export function canaryLine(
  name: string,
  { build, percent }: { readonly build: string; readonly percent: number },
): string {
  if (percent === 0) return `${name}: the canary ${build} gets no visitors until its share is raised`;
  if (percent === 100)
    return `${name}: the canary ${build} is for everyone. There is no stable build to compare it with, so it is not taken out automatically`;
  return `${name}: the canary ${build} is for ${percent} % of the visitors`;
}
