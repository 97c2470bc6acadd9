export interface HostLook {
  sign: string
  color: string
}

const KNOWN: Record<string, HostLook> = {
  'linkedin.com': { sign: 'in', color: '#0a5fc2' },
  'x.com': { sign: 'X', color: '#26262b' },
  'twitter.com': { sign: 'X', color: '#26262b' },
  'youtube.com': { sign: '▶', color: '#c5161d' },
  'youtu.be': { sign: '▶', color: '#c5161d' },
  'github.com': { sign: 'gh', color: '#3a3f47' },
  'facebook.com': { sign: 'f', color: '#1459c4' },
  'instagram.com': { sign: 'ig', color: '#b0276f' },
  'threads.net': { sign: '@', color: '#26262b' },
  'tiktok.com': { sign: '♪', color: '#26262b' },
  'reddit.com': { sign: 'r/', color: '#bf3a06' },
  'medium.com': { sign: 'M', color: '#26262b' },
  'dev.to': { sign: 'dev', color: '#26262b' },
  'bsky.app': { sign: 'bs', color: '#0b5fc9' },
  'mastodon.social': { sign: 'm', color: '#4f46b8' },
  'news.ycombinator.com': { sign: 'Y', color: '#b8480a' },
  'producthunt.com': { sign: 'P', color: '#b83c24' },
}

const NEUTRAL = '#5c5750'

/** The sign and colour of a host; a neutral initial for one we do not know. */
export function markOf(host: string): HostLook {
  const parent = host.split('.').slice(-2).join('.')
  return KNOWN[host] ?? KNOWN[parent] ?? { sign: (host[0] ?? '?').toUpperCase(), color: NEUTRAL }
}
