/**
 * Translates a page as browsers do: each text gets two elements of its own. Existing text nodes are moved into them, or
 * replaced by others.
 */
export function translate(page: Node, how: 'moved' | 'replaced'): void {
  const document = page.ownerDocument!
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(how === 'moved' ? text : document.createTextNode(text.data))
  }
}
