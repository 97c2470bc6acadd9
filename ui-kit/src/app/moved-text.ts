/**
 * Keeps React working on a page that the browser has translated. A translation replaces text nodes or moves them into
 * elements of its own. React then removes or inserts at nodes that have moved, which throws and unmounts the page, or
 * changes nodes that are no longer shown. Here removals and insertions are redirected to the translated nodes, and a text
 * that changes is put back, so that the browser translates it again. Called once, before React starts.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedText(): void {
  const { prototype } = Node
  const { insertBefore, removeChild } = prototype
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')!
  const translations = new WeakMap<Node, ChildNode>()

  /** The child of a parent that is this node, contains it, or has replaced it; null if there is none. */
  const placeIn = (parent: Node, node: Node | null | undefined): Node | null =>
    node
      ? node.parentNode === parent
        ? node
        : placeIn(parent, node.parentNode ?? translations.get(node))
      : null

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    return insertBefore.call(this, child, placeIn(this, before)) as Child
  }

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const place = placeIn(this, child)
    return (place ? removeChild.call(this, place) : child) as Child
  }

  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode) translations.get(this)?.replaceWith(this)
      value.set!.call(this, text)
    },
  })

  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records)
      if (removedNodes[0] && addedNodes[0]) translations.set(removedNodes[0], addedNodes[0] as ChildNode)
  }).observe(document, { childList: true, subtree: true })
}
