/** Tracking parameters on every host. A star matches any suffix. */
const EVERYWHERE = [
  'utm_*',
  'fbclid',
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'twclid',
  'ttclid',
  'yclid',
  'igshid',
  'igsh',
  'li_fat_id',
  'mc_*',
  'mtm_*',
  'matomo_*',
  'pk_*',
  'hsa_*',
  'hsCta*',
  '__hs*',
  '_ga',
  '_gl',
  'gad_*',
  'epik',
  'ScCid',
  'rdt_cid',
  '_kx',
  '_openstat',
  'vero_*',
  'oly_*',
  's_kwcid',
  'fb_action_*',
  'fb_source',
  'mkt_tok',
  'srsltid',
  '_hsenc',
  '_hsmi',
]

const X = ['s', 't', 'cxt', 'ref_src', 'ref_url']
const YOUTUBE = ['si', 'feature', 'pp', 'ab_channel']
const THREADS = ['xmt', 'slof']

/**
 * Tracking parameters per network. The same name may have a meaning elsewhere: `t` is the start time of a YouTube
 * video, so it is removed on X only.
 */
const BY_HOST: Record<string, readonly string[]> = {
  'linkedin.com': [
    'li_*',
    'trk*',
    'trackingId',
    'lipi',
    'licu',
    'originTrackingId',
    'original_referer',
    'lgCta',
    'refId',
    'rcm',
    'midToken',
    'midSig',
    'otpToken',
  ],
  'x.com': X,
  'twitter.com': X,
  'youtube.com': YOUTUBE,
  'youtu.be': YOUTUBE,
  'facebook.com': [
    '__cft__*',
    '__tn__',
    '__xts__*',
    'mibextid',
    'rdid',
    'ref',
    'refid',
    'refsrc',
    'fref',
    'sfnsn',
    'share_url',
    '_rdr',
  ],
  'tiktok.com': ['_r', '_t', 'is_copy_url', 'is_from_webapp', 'sender_device', 'u_code', 'web_id'],
  'reddit.com': ['share_id', 'ref', 'ref_campaign', 'rdt', 'ref_source', 'correlation_id'],
  'threads.com': THREADS,
  'threads.net': THREADS,
  'medium.com': ['source'],
  'substack.com': ['r', 'showWelcomeOnShare', 'triedRedirect'],
  'open.spotify.com': ['si'],
}

const matcher = (pattern: string) => {
  const name = pattern.toLowerCase()
  if (!name.endsWith('*')) return (given: string) => given === name
  return (given: string) => given.startsWith(name.slice(0, -1))
}

/** A predicate for the tracking parameters of links to this host (as `parseLink` returns it). */
export function trackingOn(host: string): (parameter: string) => boolean {
  const own = Object.entries(BY_HOST).filter(([name]) => host === name || host.endsWith(`.${name}`))
  const matchers = [...EVERYWHERE, ...own.flatMap(([, names]) => names)].map(matcher)
  return (parameter) => matchers.some((matches) => matches(parameter.toLowerCase()))
}
