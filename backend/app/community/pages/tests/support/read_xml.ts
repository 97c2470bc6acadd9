import sax from 'sax'

/** An element of a document. */
export interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** The root of a document. Throws unless it is well-formed. */
export function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const strict = sax.createStream(true)
  strict.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as Element['attributes'], text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  strict.on('text', (text) => {
    open.at(-1)!.text += text
  })
  strict.on('cdata', (text) => {
    open.at(-1)!.text += text
  })
  strict.on('closetag', () => open.pop())
  strict.on('error', (error) => {
    throw error
  })
  strict.write(source)
  strict.end()
  return root.children[0]!
}
