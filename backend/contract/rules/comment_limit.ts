import { SUGGESTION_MAX } from './limits.ts'

/** How a network counts the length of a comment. */
export type CommentCounting = 'characters' | 'graphemes' | 'weighted'

/** What a network lets a comment be. */
export interface CommentLimit {
  max: number
  counting: CommentCounting
  /** What every link counts as, however long it is; null where a link is text like any other. */
  link: number | null
}

const plain = (max: number): CommentLimit => ({ max, counting: 'characters', link: null })

const X: CommentLimit = { max: 280, counting: 'weighted', link: 23 }
const MASTODON: CommentLimit = { max: 500, counting: 'graphemes', link: 23 }

/** By the host of a link, which stands for its sub-domains too. */
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
  'bsky.app': { max: 300, counting: 'graphemes', link: null },
  'mastodon.social': MASTODON,
  'mastodon.online': MASTODON,
  'tiktok.com': plain(150),
  'reddit.com': plain(10_000),
}

const ELSEWHERE = plain(SUGGESTION_MAX)

/** How long a comment may be on the network a link leads to; as long as a suggestion where we do not know. */
export function commentLimit(host: string): CommentLimit {
  const labels = host.toLowerCase().split('.')
  for (let from = 0; from < labels.length - 1; from += 1) {
    const domain = labels.slice(from).join('.')
    if (Object.hasOwn(LIMITS, domain)) return LIMITS[domain]!
  }
  return ELSEWHERE
}
