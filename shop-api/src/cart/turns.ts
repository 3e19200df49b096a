/** Work on one thing after another, work on different things side by side. */
export interface Turns {
  take<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Turns within this process. Nothing depends on them for being right: other processes change the same orders, and the database
 * notices. They spare a much used order the repeated attempts.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(subject, work) {
      const turn = (last.get(subject) ?? Promise.resolve()).then(work, work);
      last.set(subject, turn);
      const leave = (): void => {
        if (last.get(subject) === turn) last.delete(subject);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}
