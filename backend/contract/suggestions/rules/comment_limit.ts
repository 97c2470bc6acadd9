import { SUGGESTION_MAX } from '../../core/rules/limits.ts'

/** How a social network counts the length of a comment. */
export type CommentCounting = 'characters' | 'graphemes' | 'weighted'

/** The length limit of comments on a network. */
export interface CommentLimit {
  max: number
  counting: CommentCounting
  /** The fixed length of a link; `shortened` if its displayed form counts; null if links count like text. */
  link: number | 'shortened' | null
  /** Whether a host alone, as in `acme.com`, counts as a link. */
  linksHosts?: boolean
  /** Whether only the name of a mention counts, without its server. */
  shortMentions?: boolean
}

const plain = (max: number): CommentLimit => ({ max, counting: 'characters', link: null })

const X: CommentLimit = { max: 280, counting: 'weighted', link: 23, linksHosts: true }
const MASTODON: CommentLimit = { max: 500, counting: 'graphemes', link: 23, shortMentions: true }

/** By host, including sub-domains. */
const LIMITS: Readonly<Record<string, CommentLimit>> = {
  'linkedin.com': plain(1_250),
  'x.com': X,
  'twitter.com': X,
  'facebook.com': plain(8_000),
  'instagram.com': plain(2_200),
  'youtube.com': plain(10_000),
  'youtu.be': plain(10_000),
  'threads.net': plain(500),
  'threads.com': plain(500),
  'bsky.app': { max: 300, counting: 'graphemes', link: 'shortened', linksHosts: true },
  'mastodon.social': MASTODON,
  'mastodon.online': MASTODON,
  'tiktok.com': plain(150),
  'reddit.com': plain(10_000),
}

const ELSEWHERE = plain(SUGGESTION_MAX)

/** The limit of the network a link leads to; that of a suggestion for an unknown one. */
export function commentLimit(host: string): CommentLimit {
  const labels = host.toLowerCase().split('.')
  for (let from = 0; from < labels.length - 1; from += 1) {
    const domain = labels.slice(from).join('.')
    if (Object.hasOwn(LIMITS, domain)) return LIMITS[domain]!
  }
  return ELSEWHERE
}
