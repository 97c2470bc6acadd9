/** Cuts a text into chunks of about the given length, between words where there are any. */
export function* chunksOf(text, length) {
  let at = 0
  while (at < text.length) {
    const space = text.indexOf(' ', at + length)
    const end = space < 0 || space > at + 2 * length ? at + length : space
    // A pair of surrogates stays together.
    const isPair = /[\uD800-\uDBFF]/u.test(text[end - 1] ?? '') && end < text.length
    yield text.slice(at, isPair ? end + 1 : end)
    at = isPair ? end + 1 : end
  }
}
