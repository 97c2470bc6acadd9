import { sha256 } from '#core/runtime/hashing/sha256'
import type { ParsedLink } from '#core/network/parse_link'
import { percentDecoded } from '#core/network/url_encoding'
import { networkOf, pageHost } from './hosts.js'

const KEY_MAX = 255

/**
 * The key of the page of a link, the same for all addresses of the page: the network and the page id if known,
 * otherwise the normalized address (RFC 3986, section 6). Long keys are hashed.
 */
export function pageKeyOf(link: ParsedLink): string {
  const key = pageOfNetwork(link) ?? normalized(link)
  return key.length <= KEY_MAX ? key : sha256.base64url(key)
}

function pageOfNetwork({ url, host }: ParsedLink): string | null {
  const parsed = new URL(url)
  const [, publication] = /^(?!www\.|open\.)([\w-]+)\.substack\.com$/.exec(host) ?? []
  if (publication !== undefined) {
    const [, slug] = /^\/p\/([^/]+)\/?$/.exec(parsed.pathname) ?? []
    return slug === undefined ? null : `substack:post:${publication}:${slug}`
  }
  // Publications on Medium have their own hosts.
  const site = /^(?!link\.)[\w-]+\.medium\.com$/.test(host) ? 'medium.com' : pageHost(host)
  for (const read of NETWORK_PAGES[site] ?? []) {
    const page = read(parsed)
    if (page !== null) return `${networkOf(site)!.name}:${page}`
  }
  return null
}

function normalized({ url, host }: ParsedLink): string {
  const { pathname, search, hash } = new URL(url)
  const path = pathname.split('/').map(encodedAgain).join('/').replace(/\/+$/, '')
  const parameters = search
    .slice(1)
    .split('&')
    .map(normalizedParameter)
    .filter((each) => each !== '')
  const query = parameters.length === 0 ? '' : `?${parameters.toSorted().join('&')}`
  return `${pageHost(host)}${path}${query}${fragmentOf(hash)}`
}

function normalizedParameter(parameter: string): string {
  const [name = '', ...value] = parameter.replaceAll('+', '%20').split('=')
  const text = encodedAgain(value.join('='))
  return text === '' ? encodedAgain(name) : `${encodedAgain(name)}=${text}`
}

/** The fragment, without a directive that only highlights text. */
function fragmentOf(hash: string): string {
  const [fragment = ''] = hash.slice(1).split(':~:')
  return fragment === '' ? '' : `#${encodedAgain(fragment)}`
}

/** In canonical encoding: nothing is encoded unnecessarily, and characters are in composed form. */
function encodedAgain(text: string): string {
  return encodeURIComponent(percentDecoded(text).normalize('NFC'))
}

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
const NETWORK_PAGES: Readonly<Record<string, readonly ReadPage[]>> = {
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
