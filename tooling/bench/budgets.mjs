/** Compares sizes of scripts with their budgets (budgets.json). */

/** One row for each budget. A page that was not measured is over it: a route that is renamed must not lose its budget. */
export function compareWithBudgets({ mainRaw, floor, pages }, budgets) {
  return [
    { name: 'shell main.js, not compressed', bytes: mainRaw, ...budgets.mainRaw },
    { name: 'floor: shell and header', bytes: floor, ...budgets.floor },
    ...Object.entries(budgets.pages).map(([route, budget]) => ({
      name: `${route}, beyond the floor`,
      bytes: route in pages ? pages[route] - floor : Number.POSITIVE_INFINITY,
      ...budget,
    })),
  ];
}

export const isExceeded = ({ bytes, limit }) => !(bytes <= limit);
