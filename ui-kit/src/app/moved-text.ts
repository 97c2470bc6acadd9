/**
 * Lets React work on a page whose text the browser has translated. A translation replaces text nodes or moves them into
 * elements of its own, so that what React removes is no longer where it was, and what it inserts before has gone: both throw
 * and end the page. Called once, before React begins. https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedText(): void {
  const { prototype } = Node
  const { insertBefore, removeChild } = prototype

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    return insertBefore.call(this, child, placeIn(this, before)) as Child
  }

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const place = placeIn(this, child)
    return (place ? removeChild.call(this, place) : child) as Child
  }
}

/** The child of a parent that is this node or holds it now; null if there is none. */
const placeIn = (parent: Node, node: Node | null): Node | null =>
  node && (node.parentNode === parent ? node : placeIn(parent, node.parentNode))
