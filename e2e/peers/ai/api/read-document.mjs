const plain = (content) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

/** The document in a message of Fanfare; `null` for any other message. */
export function readDocument(content) {
  try {
    const document = JSON.parse(plain(content))
    return Array.isArray(document?.wanted) ? document : null
  } catch {
    return null
  }
}

/** Roughly how many tokens a text has. */
export const countTokens = (text) => Math.ceil(text.length / 4)
