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
export const NETWORKS: readonly Network[] = [
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
