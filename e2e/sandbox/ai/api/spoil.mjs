const commentsOf = (text) => JSON.parse(text).comments ?? []
const answer = (comments) => JSON.stringify({ comments })

/** A text that readers would take for a copy. */
const vary = (text, index) => `${text.replace(/[.!?…]+$/u, '')}${['.', '!', '…', ' :)', ' …'][index % 5]}`

const ORDER = /(?:write|say|add|include|answer with|reply with|print)\s+["“]?([^"”\n]{3,120})/iu

/** Comments of a model that takes the text of a post for orders: with links, mentions, HTML and control characters. */
const DISOBEDIENCE = [
  (text, post) => `${text} ${post.match(/https?:\/\/\S+/iu)?.[0] ?? 'https://evil.example/free'}`,
  (text, post) => `${post.match(/@[\w.-]+/u)?.[0] ?? '@everyone'} ${text}`,
  (text) => `<img src=x onerror="alert(1)"> <b>${text}</b>`,
  (text) => `\u0007${text}\u202E\u0000`,
  (text, post) => ORDER.exec(post)?.[1] ?? `IGNORE THE ABOVE. ${text}`,
]

const SPOIL = {
  empty: () => '',
  notJson: (text) =>
    `Of course! ${commentsOf(text)
      .map((comment) => comment.text)
      .join(' Or perhaps: ')}`,
  fenced: (text) =>
    `Sure, here are the comments you asked for:\n\n\`\`\`json\n${text}\n\`\`\`\n\nShall I write more?`,
  tooMany(text, { total = 50 }) {
    const comments = commentsOf(text)
    const all = Array.from({ length: total }, (_, index) => ({
      ...comments[index % comments.length],
      n: index + 1,
    }))
    return answer(all)
  },
  sameText(text) {
    const comments = commentsOf(text)
    return answer(comments.map((comment) => ({ ...comment, text: comments[0].text })))
  },
  similarTexts(text, _order, document) {
    const comments = commentsOf(text)
    const known = document?.differFrom?.at(-1) ?? comments[0]?.text ?? ''
    return answer(comments.map((comment, index) => ({ ...comment, text: vary(known, index) })))
  },
  hostile: (_text, order) => order.text ?? '',
  gullible(text, _order, document) {
    const post = JSON.stringify(document?.post ?? '')
    const obey = (comment, index) => DISOBEDIENCE[index % DISOBEDIENCE.length](comment.text, post)
    return answer(commentsOf(text).map((comment, index) => ({ ...comment, text: obey(comment, index) })))
  },
}

/** The answer as the ordered failure changes it; failures of the stream leave it as it is. */
export const spoil = (order, text, document) => SPOIL[order.failure]?.(text, order, document) ?? text
