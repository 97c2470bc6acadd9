/**
 * Lets React work on a page whose text the browser has translated. A translation replaces text nodes or moves them into
 * elements of its own, so that what React removes is no longer where it was, and what it inserts before has gone: both throw
 * and end the page. Called once, before React begins. https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedText({ prototype }: typeof Node = Node): void {
  const { insertBefore, removeChild } = prototype

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    return insertBefore.call(this, child, before && placeIn(this, before)) as Child
  }

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const place = placeIn(this, child)
    if (place !== null) removeChild.call(this, place)
    return child
  }
}

/** The child of a node that is this one or holds it now; null if the node holds it no more. */
function placeIn(parent: Node, child: Node): Node | null {
  let place: Node | null = child
  while (place !== null && place.parentNode !== parent) place = place.parentNode
  return place
}
