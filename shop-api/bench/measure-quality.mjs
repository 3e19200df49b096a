/** For each thing that was found of the kind that was meant, in its order: whether it is one that was meant. */
function hitsOf({ product, name, plan, category, page }, found) {
  if (plan) return found.plans.map((each) => plan.includes(each.name));
  if (category) return found.categories.map(({ href }) => category.includes(href));
  if (page) return found.pages.map(({ href }) => page.includes(href));
  return found.products.map(
    (each) => (!product || product.some((path) => each.href.startsWith(path))) && (!name || name.includes(each.name)),
  );
}

export async function measureQuality(ask, cases) {
  const shares = new Map();
  for (const each of cases) {
    const hits = hitsOf(each, await ask(each));
    const share = shares.get(each.class) ?? { cases: 0, first: 0, firstThree: 0, missed: [] };
    const isFound = hits.slice(0, 3).includes(true);
    shares.set(each.class, {
      cases: share.cases + 1,
      first: share.first + Number(hits[0] === true),
      firstThree: share.firstThree + Number(isFound),
      missed: isFound ? share.missed : [...share.missed, each.query],
    });
  }
  return shares;
}
