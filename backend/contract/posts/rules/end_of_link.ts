/** Escaped delimiters, a closing tag, another link, and the end of a bidirectional isolate. */
const END = /&(?:lt|gt|quot|apos|nbsp|#0*3[49]|#x0*2[27]);|\[\/|(?<=[a-z\d])https?:\/\/|[\u2069\u202c]/i
const TRAILING = /[.,;:!?'‘’*~|^([{…–،؛؟۔।\u00ad\u061c\u200b-\u200f\u2060\ufeff]+$/u
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Emoji, and scripts without spaces between words. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{ExtPict}\p{RI}]`
const AFTER_HOST = new RegExp(String.raw`(?<=\.[a-z]{2,})${UNSPACED}[^.]*$`, 'iu')
const AFTER_PATH = new RegExp(String.raw`(?<=[a-z\d])${UNSPACED}`, 'iu')

/**
 * Cuts off text after a link: punctuation, the closing counterpart of a bracket or underscore before it, and a sentence
 * that continues without a space.
 */
export function endOfLink(line: string, { isEmphasis }: { isEmphasis: boolean }): string {
  const link = withoutSentence(balanced(cut(line, END)).replace(TRAILING, '')).replace(TRAILING, '')
  return isEmphasis ? link.replace(/_+$/, '') : link
}

/** Wikis use page names in every script, so a path there may mix them. */
function withoutSentence(link: string): string {
  const [origin = ''] = /^(?:https?:)?(?:\/\/)?[^/?#]*/i.exec(link) ?? []
  const host = cut(origin, AFTER_HOST)
  const path = link.slice(origin.length)
  if (host !== origin) return host
  return origin + (path.startsWith('/wiki/') ? path : cut(path, AFTER_PATH))
}

/** Ends before the closing counterpart of a bracket outside the link. */
function balanced(link: string): string {
  const open: string[] = []
  for (const { 0: bracket, index } of link.matchAll(/[()[\]{}]/g)) {
    const opening = OPENING[bracket]
    if (opening === undefined) open.push(bracket)
    else if (open.pop() !== opening) return link.slice(0, index)
  }
  return link
}

function cut(text: string, end: RegExp): string {
  const at = text.search(end)
  return at === -1 ? text : text.slice(0, at)
}
