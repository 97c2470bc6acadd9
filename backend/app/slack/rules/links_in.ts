/** Slack wraps the links of messages, with a label if they have one; people also type them plainly. */
const WRAPPED = /<(https?:\/\/[^|>\s]+)(?:\|[^>]*)?>/gi
const PLAIN = /https?:\/\/[^\s<>|]+/gi

/** The different links in a text of Slack. */
export function linksIn(text: string): string[] {
  const wrapped = [...text.matchAll(WRAPPED)].map(([, link = '']) => link)
  const plain = text.replaceAll(WRAPPED, ' ').match(PLAIN) ?? []
  return [...new Set([...wrapped, ...plain].map(unescaped))]
}

const unescaped = (link: string) =>
  link.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
