export interface HostStyle {
  symbol: string
  color: string
}

const KNOWN: Record<string, HostStyle> = {
  'linkedin.com': { symbol: 'in', color: '#0a5fc2' },
  'x.com': { symbol: 'X', color: '#26262b' },
  'twitter.com': { symbol: 'X', color: '#26262b' },
  'youtube.com': { symbol: '▶', color: '#c5161d' },
  'youtu.be': { symbol: '▶', color: '#c5161d' },
  'github.com': { symbol: 'gh', color: '#3a3f47' },
  'facebook.com': { symbol: 'f', color: '#1459c4' },
  'instagram.com': { symbol: 'ig', color: '#b0276f' },
  'threads.net': { symbol: '@', color: '#26262b' },
  'tiktok.com': { symbol: '♪', color: '#26262b' },
  'reddit.com': { symbol: 'r/', color: '#bf3a06' },
  'medium.com': { symbol: 'M', color: '#26262b' },
  'dev.to': { symbol: 'dev', color: '#26262b' },
  'bsky.app': { symbol: 'bs', color: '#0b5fc9' },
  'mastodon.social': { symbol: 'm', color: '#4f46b8' },
  'news.ycombinator.com': { symbol: 'Y', color: '#b8480a' },
  'producthunt.com': { symbol: 'P', color: '#b83c24' },
}

const NEUTRAL = '#5c5750'

/** The symbol and color of a host; a neutral initial for an unknown one. */
export function hostStyle(host: string): HostStyle {
  const parent = host.split('.').slice(-2).join('.')
  return KNOWN[host] ?? KNOWN[parent] ?? { symbol: (host[0] ?? '?').toUpperCase(), color: NEUTRAL }
}
