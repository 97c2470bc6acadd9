import { fromBase64, percentDecoded } from '#core/network/url_encoding'
import type { Redirector } from './redirector.js'

/** The redirectors of networks, and their sign-in and consent pages that redirect afterwards. */
const OF_NETWORKS: readonly Redirector[] = [
  {
    hosts: ['linkedin.com'],
    path: /^\/(?:safety\/go|redir\/.+|lite\/external-redirect)$/,
    target: ['url', 'redirecturl'],
  },
  { hosts: ['linkedin.com'], path: /^\/slink$/, target: [] },
  {
    hosts: ['linkedin.com'],
    path: /^\/(?:authwall|login|uas\/login|signup\/.+|checkpoint\/.+)$/,
    target: ['sessionredirect', 'session_redirect'],
  },
  { hosts: ['facebook.com'], path: /^\/(?:l\.php|flx\/warn)$/, target: ['u'] },
  { hosts: ['facebook.com'], path: /^\/(?:login|login\.php|login\/.+)$/, target: ['next'] },
  { hosts: ['instagram.com'], path: /^\/linkshim$/, target: ['u'] },
  { hosts: ['instagram.com'], path: /^\/accounts\/login$/, target: ['next'] },
  {
    hosts: [
      'l.facebook.com',
      'lm.facebook.com',
      'l.instagram.com',
      'l.messenger.com',
      'l.threads.com',
      'l.threads.net',
      'l.workplace.com',
      'l.wl.co',
      'go.bsky.app',
    ],
    target: ['u'],
  },
  { hosts: ['youtube.com'], path: /^\/redirect$/, target: ['q'] },
  { hosts: ['youtube.com'], path: /^\/attribution_link$/, target: ['u'] },
  { hosts: ['youtube.com'], path: /^\/signin$/, target: ['next'] },
  { hosts: ['consent.youtube.com', 'consent.google.com', 'accounts.google.com'], target: ['continue'] },
  {
    hosts: ['x.com', 'twitter.com'],
    path: /^\/(?:safety\/unsafe_link_warning|i\/redirect)$/,
    target: ['unsafe_link', 'url'],
  },
  { hosts: ['x.com', 'twitter.com'], path: /^\/(?:login|i\/flow\/login)$/, target: ['redirect_after_login'] },
  { hosts: ['out.reddit.com'], target: ['url'] },
  { hosts: ['reddit.com'], path: /^\/(?:media|login|over18)$/, target: ['url', 'dest'] },
  {
    hosts: ['medium.com'],
    path: /^\/(?:r|m\/global-identity.*|m\/signin)$/,
    target: ['url', 'redirecturl', 'redirect'],
  },
  {
    hosts: ['tiktok.com'],
    path: /^\/(?:link\/v2|redirect|login)$/,
    target: ['target', 'url', 'redirect_url'],
  },
  { hosts: /^(?:[\w-]+\.)*pinterest(?:\.com?)?\.[a-z]{2,3}$/, path: /^\/offsite$/, target: ['url'] },
  { hosts: ['quora.com'], path: /^\/_\/redirect$/, target: ['url'] },
  { hosts: ['producthunt.com'], path: /^\/r\/.+$/, target: [] },
  { hosts: ['substack.com'], path: /^\/redirect\/.+$/, target: substackTarget },
  { hosts: /^email\.[\w.-]+\.substack\.com$/, target: [] },
  { hosts: ['xing.com'], path: /^\/m\/.+$/, target: [] },
  { hosts: ['dev.to'], path: /^\/ahoy\/.+$/, target: ['url', 'u'] },
  { hosts: ['github.com'], path: /^\/login$/, target: ['return_to'] },
  { hosts: ['gitlab.com'], path: /^\/-\/external_redirect$/, target: ['url'] },
  { hosts: ['stackoverflow.com'], path: /^\/users\/(?:login|signup)$/, target: ['returnurl'] },
  { hosts: ['vk.com', 'vk.ru', 'away.vk.com'], path: /^\/away(?:\.php)?$/, target: ['to'] },
  { hosts: ['steamcommunity.com'], path: /^\/linkfilter$/, target: ['u', 'url'] },
  { hosts: ['t.umblr.com', 'tumblr.com'], path: /^\/redirect$/, target: ['z'] },
  { hosts: ['slack-redir.net', 'exit.sc', 'gate.sc'], target: ['url'] },
  { hosts: ['disq.us'], target: ['url'] },
  { hosts: ['t.me', 'telegram.me'], path: /^\/iv$/, target: ['url'] },
  { hosts: ['href.li'], target: ({ search }) => search.slice(1) },
]

/** Redirectors of search engines that count clicks, and their cached copies of pages. */
const OF_SEARCH_ENGINES: readonly Redirector[] = [
  {
    hosts: /^(?:www\.)?google(?:\.com?)?\.[a-z]{2,3}$/,
    path: /^\/(?:url|imgres|aclk)$/,
    target: ['url', 'q', 'imgrefurl', 'adurl'],
  },
  { hosts: /^(?:www\.)?google(?:\.com?)?\.[a-z]{2,3}$/, path: /^\/amp\/.+$/, target: ampTarget },
  { hosts: ['translate.google.com'], path: /^\/(?:translate|website)$/, target: ['u'] },
  { hosts: ['cdn.ampproject.org'], target: ampTarget },
  { hosts: ['bing.com'], path: /^\/(?:ck\/a|aclick|alink\/link)$/, target: bingTarget },
  { hosts: ['duckduckgo.com'], path: /^\/l$/, target: ['uddg'] },
  { hosts: ['duckduckgo.com'], path: /^\/y\.js$/, target: [] },
  { hosts: ['search.yahoo.com'], target: ({ href }) => /\/RU=([^/]+)/.exec(href)?.[1] ?? null },
  { hosts: /^(?:www\.)?yandex\.[a-z.]{2,6}$/, path: /^\/clck\/.+$/, target: ['url'] },
  { hosts: ['baidu.com'], path: /^\/link$/, target: [] },
]

/** The redirectors of networks and search engines. */
export const NETWORK_REDIRECTORS: readonly Redirector[] = [...OF_NETWORKS, ...OF_SEARCH_ENGINES]

/** `/amp/s/host/path` and `/c/s/host/path`, with `s` for https. */
function ampTarget({ pathname, search }: URL): string | null {
  const [, secure, page] = /^\/(?:amp|[a-z])\/(s\/)?(.+)$/.exec(pathname) ?? []
  return page === undefined ? null : `http${secure ? 's' : ''}://${page}${search}`
}

/** `u` is `a1` and the target in base64. */
function bingTarget({ searchParams }: URL): string | null {
  const target = searchParams.get('u') ?? searchParams.get('url') ?? ''
  return fromBase64(target.replace(/^a1/, '')) ?? target
}

/** `/redirect/2/` and the target in base64, in an object. */
function substackTarget({ pathname }: URL): string | null {
  const [payload = ''] = (pathname.split('/').at(-1) ?? '').split('.')
  return /"e":"(https?:[^"]+)"/.exec(fromBase64(percentDecoded(payload)) ?? '')?.[1] ?? null
}
