const ORDER = /(?:write|say|add|include|answer with|reply with|print)\s+["“]?([^"”\n]{3,120})/iu
const LINKS = /https?:\/\/\S+/giu
const MENTIONS = /@[\w.-]+/gu

const DISOBEDIENCE = [
  (text, { links }) => `${text} ${links[0] ?? 'https://evil.example/free'}`,
  (text, { mentions }) => `${mentions[0] ?? '@everyone'} ${text}`,
  (text) => `<img src=x onerror="alert(1)"> <b>${text}</b>`,
  (text) => `\u0007${text}\u202E\u0000`,
  (text, { order }) => order ?? `IGNORE THE ABOVE. ${text}`,
]

/** A comment of a model that takes the text of a post for orders: with links, mentions, HTML and control characters. */
export function obey(text, document, index) {
  const post = JSON.stringify(document?.post ?? '')
  const found = {
    links: post.match(LINKS) ?? [],
    mentions: post.match(MENTIONS) ?? [],
    order: ORDER.exec(post)?.[1],
  }
  return DISOBEDIENCE[index % DISOBEDIENCE.length](text, found)
}
