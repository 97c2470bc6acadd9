import { percentDecoded } from './redirector.js'

/** Reads what identifies a page of a network, after the network's name; null for other pages. */
type ReadPage = (url: URL) => string | null

const plainPath = ({ pathname }: URL) => percentDecoded(pathname)

/** A page with its id in the path. All groups of the pattern belong to the id. */
const path =
  (kind: string, pattern: RegExp): ReadPage =>
  (url) => {
    const [, ...ids] = pattern.exec(plainPath(url)) ?? []
    return ids.length === 0 ? null : [kind, ...ids].join(':')
  }

/** A page with its id in parameters. */
const parameters =
  (kind: string, pattern: RegExp, ...names: string[]): ReadPage =>
  (url) => {
    const ids = names.map((name) => url.searchParams.get(name) ?? '')
    return pattern.test(plainPath(url)) && !ids.includes('') ? [kind, ...ids].join(':') : null
  }

/** `urn:li:activity:1` in a path or a parameter, and `-activity-1-` in the address of a post. */
const linkedInPost: ReadPage = (url) => {
  const { searchParams } = url
  const urn = searchParams.get('highlightedUpdateUrn') ?? searchParams.get('updateEntityUrn')
  const [, type, id] =
    /^\/(?:comm\/|embed\/)?feed\/update\/urn:li:(\w+):(\d+)/.exec(plainPath(url)) ??
    /^\/(?:comm\/)?posts\/.*-(activity|ugcPost|share)-(\d+)(?:-[\w-]*)?\/?$/.exec(plainPath(url)) ??
    (/^\/feed\/?$/.test(url.pathname) ? /urn:li:(\w+):(\d+)/.exec(urn ?? '') : null) ??
    []
  return id === undefined ? null : `${type!.toLowerCase()}:${id}`
}

const YOUTUBE_VIDEO = /^\/(?:shorts|live|embed|v|e)\/(?!videoseries)([\w-]+)/
const REDDIT_POST = String.raw`^\/(?:(?:r|u|user)\/[^/]+\/)?comments\/`
const STACK_OVERFLOW: readonly ReadPage[] = [
  path('answer', /^\/a\/(\d+)/),
  path('answer', /^\/questions\/\d+\/[^/]+\/(\d+)/),
  path('question', /^\/(?:questions|q)\/(\d+)/),
]

/** The readers of page ids by host. The first one that recognizes a page decides. */
export const NETWORK_PAGES: Readonly<Record<string, readonly ReadPage[]>> = {
  'linkedin.com': [
    linkedInPost,
    path('job', /^\/(?:comm\/)?jobs\/view\/(?:[^/]*-)?(\d+)\/?$/),
    parameters('job', /^\/jobs\/(?:collections|search)/, 'currentJobId'),
  ],
  'x.com': [path('post', /^\/(?:i\/web|[^/]+)\/status(?:es)?\/(\d+)/)],
  'youtube.com': [
    parameters('video', /^\/watch\/?$/, 'v'),
    path('video', YOUTUBE_VIDEO),
    parameters('playlist', /^\/playlist\/?$/, 'list'),
  ],
  'youtu.be': [path('video', /^\/(?:shorts\/|live\/)?([\w-]+)\/?$/)],
  'facebook.com': [
    parameters('post', /^\/(?:story|permalink)\.php$/, 'id', 'story_fbid'),
    path('post', /^\/([^/]+)\/posts\/(?:[^/]+\/)?(\w+)\/?$/),
    path('group', /^\/groups\/([^/]+)\/(?:posts|permalink)\/(\d+)/),
    parameters('video', /^\/(?:watch\/?|video\.php)$/, 'v'),
    path('video', /^\/reel\/(\d+)/),
    path('video', /^\/(?:[^/]+\/)?videos\/(?:[^/]+\/)*(\d+)\/?$/),
    parameters('photo', /^\/photo(?:\.php|\/)?$/, 'fbid'),
  ],
  'instagram.com': [path('post', /^\/(?:[^/]+\/)?(?:p|reels?|tv)\/(?!audio\/)([\w-]+)/)],
  'threads.com': [path('post', /^\/(?:@[^/]+\/post|t)\/([\w-]+)/)],
  'bsky.app': [path('post', /^\/profile\/([^/]+)\/post\/(\w+)/)],
  'tiktok.com': [path('video', /^\/(?:@[^/]*\/(?:video|photo)|v|embed(?:\/v2)?|player\/v1)\/(\d+)/)],
  'reddit.com': [
    path('comment', new RegExp(String.raw`${REDDIT_POST}\w+\/[^/]+\/(\w+)`)),
    path('post', new RegExp(String.raw`${REDDIT_POST}(\w+)`)),
    path('post', /^\/gallery\/(\w+)/),
  ],
  'redd.it': [path('post', /^\/(\w+)\/?$/)],
  'pinterest.com': [path('pin', /^\/pin\/(?:[^/]*--)?(\d+)/)],
  'medium.com': [path('post', /^\/(?:(?:p|[^/]+)\/)?(?:[^/]*-)?([\da-f]{11,12})\/?$/)],
  'stackoverflow.com': STACK_OVERFLOW,
  'vimeo.com': [path('video', /^\/(?:(?:channels|groups|album|showcase)\/[^/]+\/(?:videos?\/)?)?(\d+)/)],
  'player.vimeo.com': [path('video', /^\/video\/(\d+)/)],
  'twitch.tv': [path('video', /^\/videos\/(\d+)/), path('clip', /^\/[^/]+\/clip\/([\w-]+)/)],
  'clips.twitch.tv': [path('clip', /^\/([\w-]+)\/?$/)],
  'mastodon.social': [
    path('post', /^\/(?:(?:deck|web)\/)?(?:@[^/]+|users\/[^/]+\/statuses|statuses)\/(\d+)/),
  ],
  'open.substack.com': [path('post', /^\/pub\/([^/]+)\/p\/([^/]+)/)],
  'open.spotify.com': [
    path('page', /^\/(?:intl-[\w-]+\/)?(track|album|artist|playlist|episode|show)\/(\w+)/),
  ],
}
