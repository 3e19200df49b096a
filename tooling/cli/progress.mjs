// JavaScript, because it runs before anything is installed.
/** Shows the progress of a long step: a bar on a terminal, elsewhere a line whenever five seconds have passed without one. */
const LINE_EVERY_MS = 5_000;
const REDRAW_EVERY_MS = 200;
const BAR_WIDTH = 24;

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/**
 * @param {string} title what is done, e.g. 'Building'
 * @param {{ out?: NodeJS.WriteStream, expectedMs?: number, now?: () => number }} [options] expectedMs: how long it takes as a rule, where no
 *   share of it is known
 * @returns {{ update: (share: number | undefined, detail?: string) => void, line: (text: string) => void, end: (text?: string) => void }}
 *   share: 0 to 1; `line` writes a line that stays; `end` writes the last one, without a text nothing
 */
export function showProgress(title, { out = process.stdout, expectedMs, now = Date.now } = {}) {
  const began = now();
  let state = { share: undefined, detail: '' };
  let lastLine = began;
  const bar = out.isTTY ? drawBar : undefined;

  const remaining = () => {
    const elapsed = now() - began;
    const total = state.share >= 0.2 ? elapsed / state.share : expectedMs;
    return total === undefined ? undefined : Math.max(0, total - elapsed);
  };
  const text = () => {
    const left = remaining();
    const percent = state.share === undefined ? '' : ` ${Math.round(state.share * 100)} %`;
    const time = `${seconds(now() - began)}${left === undefined ? '' : `, about ${seconds(left)} left`}`;
    return `${title}:${percent} (${time})${state.detail && ` ${state.detail}`}`;
  };
  const clear = () => bar && out.write('\r\u001B[2K');
  const line = (words) => {
    clear();
    out.write(`${words}\n`);
    lastLine = now();
  };
  const tick = () => {
    if (bar) {
      clear();
      out.write(bar(text(), state.share, out.columns ?? 80));
    } else if (now() - lastLine >= LINE_EVERY_MS) line(text());
  };
  const timer = setInterval(tick, bar ? REDRAW_EVERY_MS : LINE_EVERY_MS / 5);
  return {
    update: (share, detail = '') => void (state = { share, detail }),
    line,
    end: (words) => {
      clearInterval(timer);
      clear();
      if (words) line(words);
    },
  };
}

function drawBar(text, share = 0, columns) {
  const full = Math.round(share * BAR_WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)}] ${text}`.slice(0, columns - 1);
}
