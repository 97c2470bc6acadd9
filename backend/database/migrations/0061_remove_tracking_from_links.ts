import { BaseSchema } from '@adonisjs/lucid/schema'

const BATCH_SIZE = 500

const EVERYWHERE =
  'utm_* fbclid gclid gclsrc gbraid wbraid dclid msclkid twclid ttclid yclid igshid igsh li_fat_id mc_cid mc_eid mkt_tok srsltid _hsenc _hsmi'

/** The parameters that only track, as of this migration. A star matches any suffix. */
const BY_HOST: Record<string, string> = {
  'linkedin.com': 'li_* trk* trackingid lipi licu lgcta refid rcm midtoken midsig otptoken',
  'x.com': 's t ref_src ref_url',
  'twitter.com': 's t ref_src ref_url',
  'youtube.com': 'si feature pp ab_channel',
  'youtu.be': 'si feature pp ab_channel',
  'facebook.com': '__cft__* __tn__ mibextid rdid refsrc sfnsn',
  'tiktok.com': '_r _t is_copy_url is_from_webapp sender_device u_code web_id',
  'reddit.com': 'share_id rdt ref_source correlation_id',
  'threads.com': 'xmt slof',
  'threads.net': 'xmt slof',
  'medium.com': 'source',
  'substack.com': 'r showwelcomeonshare triedredirect',
  'open.spotify.com': 'si',
}

interface Link {
  id: string
  host: string
  url: string
}

/** Links shared before tracking parameters were removed. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (let after = ''; ;) {
        const query = db.from('posts').where('url', 'like', '%?%').orderBy('id').limit(BATCH_SIZE)
        if (after !== '') query.where('id', '>', after)
        const links: Link[] = await query.select('id', 'host', 'url')
        for (const link of links) {
          const url = withoutTracking(link)
          if (url !== link.url) await db.from('posts').where('id', link.id).update({ url })
        }
        if (links.length < BATCH_SIZE) return
        after = links.at(-1)!.id
      }
    })
  }

  /** What was removed is not kept. */
  async down() {}
}

function withoutTracking({ host, url }: Link): string {
  const [, start, query, fragment] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? []
  if (query === undefined) return url
  const patterns = [EVERYWHERE, ...ofHost(host)].flatMap((list) => list.split(' '))
  const parameters = query.split('&')
  const kept = parameters.filter(
    (parameter) => !patterns.some((pattern) => matches(nameOf(parameter), pattern)),
  )
  if (kept.length === parameters.length) return url
  return `${start}${kept.length > 0 ? '?' : ''}${kept.join('&')}${fragment}`
}

function ofHost(host: string): string[] {
  const own = Object.entries(BY_HOST).filter(([name]) => host === name || host.endsWith(`.${name}`))
  return own.map(([, list]) => list)
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}
