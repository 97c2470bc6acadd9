import { obey } from './obey.mjs'

const commentsOf = (text) => JSON.parse(text).comments ?? []
const answer = (comments) => JSON.stringify({ comments })

/** A text that readers would take for a copy. */
const vary = (text, index) => `${text.replace(/[.!?…]+$/u, '')}${['.', '!', '…', ' :)', ' …'][index % 5]}`

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
  gullible: (text, _order, document) =>
    answer(
      commentsOf(text).map((comment, index) => ({ ...comment, text: obey(comment.text, document, index) })),
    ),
}

/** The answer as the ordered failure changes it; failures of the stream leave it as it is. */
export const spoil = (order, text, document) => SPOIL[order.failure]?.(text, order, document) ?? text
