export interface ReferenceDomain {
  host: string
  name: string
  includesSubdomains: boolean
  isBlocked: boolean
}

/** `[host, name, subdomains too]` */
type ApprovedHost = readonly [host: string, name: string, includesSubdomains?: boolean]

/** Sites on which people share and discuss: links to them are published without moderation. */
const APPROVED: readonly ApprovedHost[] = [
  ['linkedin.com', 'LinkedIn', true],
  ['x.com', 'X'],
  ['twitter.com', 'Twitter'],
  ['youtube.com', 'YouTube'],
  ['m.youtube.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['twitch.tv', 'Twitch'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['facebook.com', 'Facebook'],
  ['m.facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['tiktok.com', 'TikTok'],
  ['pinterest.com', 'Pinterest'],
  ['reddit.com', 'Reddit'],
  ['old.reddit.com', 'Reddit'],
  ['news.ycombinator.com', 'Hacker News'],
  ['lobste.rs', 'Lobsters'],
  ['producthunt.com', 'Product Hunt'],
  ['mastodon.social', 'Mastodon'],
  ['bsky.app', 'Bluesky'],
  ['medium.com', 'Medium'],
  ['dev.to', 'DEV Community'],
  ['hashnode.dev', 'Hashnode', true],
  ['substack.com', 'Substack', true],
  ['stackoverflow.com', 'Stack Overflow'],
  ['quora.com', 'Quora'],
  ['slideshare.net', 'SlideShare'],
  ['xing.com', 'XING'],
]

/** Shorteners hide the target of a link, so they are blocked. */
const BLOCKED: readonly string[] = [
  'bit.ly',
  'bitly.com',
  'buff.ly',
  'cutt.ly',
  'dlvr.it',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  'shorturl.at',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'trib.al',
  'v.gd',
]

/** The approved and the blocked domains. Additions go into a new list at the end. */
export const APPROVED_DOMAINS: readonly (readonly ReferenceDomain[])[] = [
  [
    ...APPROVED.map(([host, name, includesSubdomains = false]) => ({
      host,
      name,
      includesSubdomains,
      isBlocked: false,
    })),
    ...BLOCKED.map((host) => ({ host, name: host, includesSubdomains: true, isBlocked: true })),
  ],
]
