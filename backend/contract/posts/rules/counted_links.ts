import { lazyPattern } from '../../core/rules/lazy_pattern.ts'
import type { CommentLimit } from '../../suggestions/rules/comment_limit.ts'

/** Top-level domains for which hosts without a scheme are links; country codes also require a path or a sub-domain. */
const ENDINGS =
  'com|org|net|edu|gov|mil|int|info|biz|name|app|dev|page|site|online|store|shop|blog|tech|cloud|agency|studio|digital|' +
  'group|team|work|jobs|careers|events|news|media|social|link|live|club|space|world|today|life|email|xyz|top|co|tv'
const LABELS = String.raw`(?:[a-z0-9][a-z0-9_-]*\.)`
const WITH_SCHEME = String.raw`https?://${LABELS}+[a-z]{2,24}`
const HOST = `${LABELS}+(?:${ENDINGS})|${LABELS}{2,}[a-z]{2}|${LABELS}[a-z]{2}(?=/)`
/** A path ends before a script without spaces, and before punctuation. */
const OF_PATH = String.raw`\s<>"\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}。、，！？`
const REST = String.raw`(?![a-z0-9@_-]|\.[a-z0-9])(?::\d{1,5})?(?:[/?#](?:[^${OF_PATH}]*[^${OF_PATH}.,;:!?'"»”)\]}])?)?`

const linkPattern = (host: string) =>
  lazyPattern(String.raw`(?<![a-z0-9@＠$#＃._/-])(?:${host})${REST}`, 'giu')

const links = linkPattern(WITH_SCHEME)
const linksAndHosts = linkPattern(`${WITH_SCHEME}|${HOST}`)
const MENTION = /(?<![\p{L}\p{N}_/])@([a-z0-9_]+)@[a-z0-9.-]+[a-z0-9]/giu

const PATH_SHOWN = 15

/** The displayed form of a link: the host, and the beginning of a long path. */
function shortened(link: string): string {
  const [, host, path] = /^(?:https?:\/\/)?([^/?#]*)\/?(.*)$/iu.exec(link)!
  const rest = path === '' ? '' : `/${path}`
  return host! + (rest.length > PATH_SHOWN ? `${rest.slice(0, PATH_SHOWN - 2)}...` : rest)
}

/** The counted text of a comment, and the number of links of fixed length that were removed from it. */
export function countedText(
  text: string,
  { link, linksHosts, shortMentions }: CommentLimit,
): [string, number] {
  const named = shortMentions === true ? text.replace(MENTION, '@$1') : text
  if (link === null) return [named, 0]
  const pattern = linksHosts === true ? linksAndHosts() : links()
  if (link === 'shortened') return [named.replace(pattern, shortened), 0]
  return [named.replace(pattern, ''), named.match(pattern)?.length ?? 0]
}
