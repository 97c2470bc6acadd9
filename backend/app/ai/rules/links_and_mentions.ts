/** Endings for which a network turns words with dots into a link: common ones, and two letters of a country. */
const ENDINGS =
  'com|org|net|edu|gov|mil|int|info|biz|name|app|dev|page|site|online|store|shop|blog|tech|cloud|agency|studio|digital|' +
  'group|team|work|jobs|careers|events|news|media|social|link|live|club|space|world|today|life|email|example|test|xyz|' +
  'top|icu|vip|click|zip|mov|[a-z]{2}'
/** Names of technologies that end like a country code. */
const NO_LINK = /\.(?:js|ts|py|cs|go|rs|md|sh|vs)$/

const ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"']+|\b(?:javascript|data|mailto|tel|vbscript):[^\s]+|\bwww\.[^\s<>"']+/giu
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:${ENDINGS})(?![\p{L}\p{N}_-]|\.\p{L})(?:[/:?#][^\s<>"']*)?`,
  'giu',
)
const NUMERIC = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g
/** `@name`, an email address, and Slack's notation of a mention. */
const MENTION = /[\p{L}\p{N}._%+-]*@[\p{L}\p{N}_][\p{L}\p{N}_.-]*|<[!@#][^>\s]*>/giu

/** Normalized, so that full-width letters and dots hide nothing. */
const plain = (text: string) => text.normalize('NFKC').replaceAll('。', '.').toLowerCase()

const withoutEnd = (found: string) => found.replace(/[.,;:!?)\]}'"»”’]+$/u, '')

function linksIn(text: string): string[] {
  const bare = (text.match(BARE) ?? []).filter((found) => !NO_LINK.test(found))
  return [...(text.match(ADDRESS) ?? []), ...bare, ...(text.match(NUMERIC) ?? [])].map(withoutEnd)
}

const mentionsIn = (text: string) => (text.match(MENTION) ?? []).map(withoutEnd)

const isForeign = (found: readonly string[], known: readonly string[]) =>
  found.some((each) => !known.includes(each))

/** Whether a text has a link that the source does not have. */
export function foreignLink(text: string, source: string): boolean {
  return isForeign(linksIn(plain(text)), linksIn(plain(source)))
}

/** Whether a text has a mention that the source does not have. */
export function foreignMention(text: string, source: string): boolean {
  return isForeign(mentionsIn(plain(text)), mentionsIn(plain(source)))
}
