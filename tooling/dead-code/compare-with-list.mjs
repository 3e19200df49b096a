/**
 * @param {Record<string, string[]>} unreached file → exports that production does not reach
 * @param {{ notYetWired: Record<string, string[]>, usedByTests: Record<string, string[]> }} list what is known and why
 * @returns {{ added: string[], removable: string[], shrunk: typeof list }} added: unreached and not listed; removable: listed, but
 *   reached or gone; both as 'file: export'. shrunk: the list without the removable
 */
export function compareWithList(unreached, list) {
  const isUnreached = (file, name) => Boolean(unreached[file]?.includes(name));
  const isListed = (file, name) => Object.values(list).some((files) => files[file]?.includes(name));
  const lines = (files) =>
    Object.entries(files).flatMap(([file, names]) => names.map((name) => ({ file, name, line: `${file}: ${name}` })));

  const shrink = (files) =>
    Object.fromEntries(
      Object.entries(files)
        .map(([file, names]) => [file, names.filter((name) => isUnreached(file, name))])
        .filter(([, names]) => names.length > 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return {
    added: lines(unreached)
      .filter(({ file, name }) => !isListed(file, name))
      .map(({ line }) => line),
    removable: Object.values(list)
      .flatMap(lines)
      .filter(({ file, name }) => !isUnreached(file, name))
      .map(({ line }) => line),
    shrunk: Object.fromEntries(Object.entries(list).map(([reason, files]) => [reason, shrink(files)])),
  };
}
