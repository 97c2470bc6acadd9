import { parseLink, type ParsedLink } from '#links/public'
import { FetchFailure } from './fetching/fetch_failure.js'
import { GuardedFetch } from './fetching/guarded_fetch.js'
import { JSON_DOCUMENT, PAGE } from './fetching/media.js'
import { INTERNET, type Network } from './fetching/network.js'
import { publicAddresses } from './fetching/public_addresses.js'
import type { KeptPreview } from './models/outcome.js'
import { decodeText } from './reading/decode_text.js'
import { ownAddress } from './reading/own_address.js'
import { readEmbed, type Embed } from './reading/read_embed.js'
import { readFacts, type PageFacts } from './reading/read_facts.js'
import { pictureOf, wordsOf } from './reading/words_of.js'

/** Milliseconds for everything: the page, its redirects, its oEmbed document, the names. */
const PATIENCE = 5_000

/** What a page says about itself, and where the visit ended. */
export interface Found extends KeptPreview {
  arrivedAt: string
}

/** Looks at the pages of links. */
export class PreviewSource {
  readonly #network: Network
  readonly #patience: number
  readonly #fetch: GuardedFetch

  constructor(network: Network = INTERNET, patience = PATIENCE) {
    this.#network = network
    this.#patience = patience
    this.#fetch = new GuardedFetch(network)
  }

  /** Visits a link. Throws `FetchFailure` when there is nothing to tell. */
  async look(link: ParsedLink): Promise<Found> {
    const signal = AbortSignal.timeout(this.#patience)
    const page = await this.#fetch.get(link.url, PAGE, signal)
    const facts = readFacts(decodeText(page.bytes, page.charset))
    const embed = await this.#embedOf(facts, page.url, signal)
    const words = wordsOf(facts, embed)
    const imageUrl = await this.#publicPicture(pictureOf(facts, embed), page.url, signal)
    if (words.title === null && words.description === null && imageUrl === null) {
      throw new FetchFailure(page.isWhole ? 'not_a_page' : 'too_large', 'the page says nothing about itself')
    }
    return { ...words, imageUrl, url: ownAddress(facts, link, new URL(page.url)), arrivedAt: page.url }
  }

  /** A page that says enough is not asked again; an oEmbed document that fails takes nothing away. */
  async #embedOf(facts: PageFacts, page: string, signal: AbortSignal): Promise<Embed> {
    const isEnough = facts.meta['og:title'] !== undefined && pictureOf(facts, {}) !== undefined
    if (facts.oembed === undefined || isEnough) return {}
    try {
      const address = URL.parse(facts.oembed, page)?.href ?? ''
      const { bytes, isWhole } = await this.#fetch.get(address, JSON_DOCUMENT, signal)
      return isWhole ? readEmbed(decodeText(bytes, 'utf-8')) : {}
    } catch {
      return {}
    }
  }

  /** Readers load the picture themselves, so it must not lead them into a network of theirs. */
  async #publicPicture(
    picture: string | undefined,
    page: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const link = picture === undefined ? null : parseLink(URL.parse(picture, page)?.href ?? '')
    if (!link?.url.startsWith('https:')) return null
    try {
      await publicAddresses(this.#network, new URL(link.url).hostname, signal)
      return link.url
    } catch {
      return null
    }
  }
}
