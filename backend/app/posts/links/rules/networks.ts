/** A network and its hosts. */
export interface Network {
  name: string
  /** An entry for one of these covers all hosts of the network. */
  main: readonly [string, ...string[]]
  /** Other hosts with the same pages at the same paths. */
  aliases?: readonly string[]
  /** Hosts with other paths, including short ones that lead to pages of this network only. */
  others?: readonly string[]
}

const below = (host: string, ...names: string[]) => names.map((name) => `${name}.${host}`)
const PINTEREST_COUNTRIES = 'at ca ch cl co.kr co.uk com.au com.mx de dk es fr ie it jp nz ph pt se'.split(
  ' ',
)

/** Shorteners that work for any page (`t.co`, `lnkd.in`, `fb.me`) are not hosts of a network. */
const NETWORKS: readonly Network[] = [
  { name: 'linkedin', main: ['linkedin.com'], aliases: below('linkedin.com', 'm', 'touch') },
  {
    name: 'x',
    main: ['x.com', 'twitter.com'],
    aliases: [...below('x.com', 'mobile', 'm'), ...below('twitter.com', 'mobile', 'm')],
  },
  {
    name: 'youtube',
    main: ['youtube.com'],
    aliases: [...below('youtube.com', 'm', 'music'), 'youtube-nocookie.com'],
    others: ['youtu.be'],
  },
  {
    name: 'facebook',
    main: ['facebook.com'],
    aliases: [...below('facebook.com', 'm', 'mbasic', 'touch', 'web'), 'fb.com'],
    others: ['fb.watch'],
  },
  { name: 'instagram', main: ['instagram.com'], aliases: ['instagr.am', 'm.instagram.com'] },
  { name: 'threads', main: ['threads.com', 'threads.net'] },
  { name: 'bluesky', main: ['bsky.app'] },
  {
    name: 'tiktok',
    main: ['tiktok.com'],
    aliases: below('tiktok.com', 'm'),
    others: below('tiktok.com', 'vm', 'vt'),
  },
  {
    name: 'reddit',
    main: ['reddit.com'],
    aliases: below('reddit.com', 'old', 'new', 'np', 'm', 'i', 'sh', 'amp'),
    others: ['redd.it', ...below('redd.it', 'i', 'v')],
  },
  {
    name: 'pinterest',
    main: ['pinterest.com'],
    aliases: [
      ...below('pinterest.com', 'm', 'au', 'br', 'de', 'es', 'fr', 'in', 'it', 'jp', 'mx', 'nl', 'pt', 'uk'),
      ...PINTEREST_COUNTRIES.map((country) => `pinterest.${country}`),
    ],
    others: ['pin.it'],
  },
  {
    name: 'twitch',
    main: ['twitch.tv'],
    aliases: below('twitch.tv', 'm'),
    others: below('twitch.tv', 'clips'),
  },
  { name: 'vimeo', main: ['vimeo.com'], others: below('vimeo.com', 'player') },
  { name: 'github', main: ['github.com'], others: below('github.com', 'gist') },
  {
    name: 'stackoverflow',
    main: ['stackoverflow.com'],
    others: below('stackoverflow.com', 'es', 'ja', 'pt', 'ru', 'meta'),
  },
  {
    name: 'quora',
    main: ['quora.com'],
    others: ['qr.ae', ...below('quora.com', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt')],
  },
  { name: 'medium', main: ['medium.com'] },
  { name: 'mastodon', main: ['mastodon.social'] },
  { name: 'substack', main: ['substack.com'], others: below('substack.com', 'open') },
  {
    name: 'soundcloud',
    main: ['soundcloud.com'],
    aliases: below('soundcloud.com', 'm'),
    others: below('soundcloud.com', 'on'),
  },
  { name: 'spotify', main: ['open.spotify.com'] },
  { name: 'dailymotion', main: ['dailymotion.com'], others: ['dai.ly'] },
  { name: 'flickr', main: ['flickr.com'], aliases: below('flickr.com', 'm'), others: ['flic.kr'] },
]

const hostsOf = ({ main, aliases = [], others = [] }: Network) => [...main, ...aliases, ...others]

const BY_HOST = new Map(NETWORKS.flatMap((network) => hostsOf(network).map((host) => [host, network])))

/** The network that a host belongs to. */
export function networkOf(host: string): Network | undefined {
  return BY_HOST.get(host)
}

/** The other hosts of a network that an entry for this host covers too; empty unless it is a main host. */
export function coveredHosts(host: string): string[] {
  const network = networkOf(host)
  return network?.main.includes(host) ? hostsOf(network).filter((other) => other !== host) : []
}

/** Hosts per language, country or device, with the same pages at the same paths. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{2}\.linkedin\.com$/, 'linkedin.com'],
  [/^[a-z]{2}-[a-z]{2}\.facebook\.com$/, 'facebook.com'],
  [/^([a-z-]+)\.m\.wikipedia\.org$/, '$1.wikipedia.org'],
]

/** The main host with the same pages as this host; the host itself if there is no other. */
export function pageHost(host: string): string {
  const variant = VARIANTS.find(([pattern]) => pattern.test(host))
  if (variant !== undefined) return host.replace(...variant)
  const network = networkOf(host)
  return network?.main.includes(host) || network?.aliases?.includes(host) ? network.main[0] : host
}
