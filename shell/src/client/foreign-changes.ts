/**
 * Lets React work on a page that other programs change (facebook/react#11538): translators, readers, password managers, blockers of
 * advertisements. React expects each node where it has put it. Takes effect when it is loaded, which must be before React draws.
 */

/** The `<font>` that a translator has put in the place of a text, which is no longer on the page. */
const replacements = new WeakMap<Node, Element>();
const known = new WeakSet<Element>();
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

const observer = new MutationObserver(follow);

/** @param region the page, or a shadow root in it in which React draws */
export const followChangesIn = (region: Document | ShadowRoot): void =>
  observer.observe(region, { childList: true, subtree: true });

followChangesIn(document);

function follow(changes: readonly MutationRecord[]) {
  for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
    // A text as target is one that React has changed: it comes back, and the translator may translate it again.
    replacements.get(target)?.replaceWith(target);
    for (const node of addedNodes) replacements.get(node)?.remove();
    for (const node of removedNodes) {
      const font = [...addedNodes, previousSibling].find(isFont);
      if (!(node instanceof Text) || node.isConnected || !font || known.has(font)) continue;
      known.add(font);
      replacements.set(node, font);
      observer.observe(node, { characterData: true });
    }
  }
}

/** What is in the place of a child that was moved or replaced: with the elements around it that hold nothing else. */
function placeOf(child: Node, parent: Node): ChildNode {
  document.documentElement.dataset['changed'] = '';
  follow(observer.takeRecords());
  let place = replacements.get(child) ?? (child as ChildNode);
  for (let around = place.parentNode; around !== parent && around?.childNodes.length === 1; around = place.parentNode) {
    if (!parent.contains(around)) break;
    place = around as Node as ChildNode;
  }
  return place;
}

// Both are called with the node that they belong to.
// oxlint-disable-next-line typescript/unbound-method
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  placeOf(child, this).remove();
  return child;
};

/** Without a place it throws, as ever, and the region is drawn again. */
Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
  if (!child || child.parentNode === this) return insertBefore.call(this, node, child) as T;
  const place = placeOf(child, this);
  const parent = this.contains(place) && place.parentNode;
  return insertBefore.call(parent || this, node, place) as T;
};
