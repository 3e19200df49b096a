/** Work on one thing after another, work on different things side by side. */
export interface Turns {
  take<T>(subject: string, work: () => Promise<T>): Promise<T>;
}

/** Turns within this process; a failure is told to its own caller and holds nobody up. */
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
