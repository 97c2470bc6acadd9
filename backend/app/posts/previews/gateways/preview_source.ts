import { parseLink, type ParsedLink } from '#core/network/parse_link'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { GuardedFetch } from '#posts/previews/gateways/fetching/guarded_fetch'
import { JSON_DOCUMENT, PAGE } from '#posts/previews/gateways/fetching/media_type'
import { INTERNET, type Network } from '#core/network/network'
import { publicAddresses } from '#core/network/public_addresses'
import type { StoredPreview } from '#posts/previews/models/outcome'
import { decodeText } from '#posts/previews/rules/decode_text'
import { canonicalUrl } from '#posts/previews/rules/canonical_url'
import { parseOEmbed, type OEmbed } from '#posts/previews/rules/oembed'
import { parseMetadata, type PageMetadata } from '#posts/previews/rules/page_metadata'
import { imageOf, previewText } from '#posts/previews/rules/preview_text'

/** For everything together: DNS, the page with its redirects, and its oEmbed document. */
const TIMEOUT_MS = 5_000

/** A preview, and the URL after all redirects. */
export interface FetchedPreview extends StoredPreview {
  finalUrl: string
}

/** Fetches the pages of links and reads their metadata. */
export class PreviewSource {
  readonly #network: Network
  readonly #timeout: number
  readonly #http: GuardedFetch

  constructor(network: Network = INTERNET, timeout = TIMEOUT_MS) {
    this.#network = network
    this.#timeout = timeout
    this.#http = new GuardedFetch(network)
  }

  /** Throws `FetchFailure` if there is no preview. */
  async fetch(link: ParsedLink): Promise<FetchedPreview> {
    const signal = AbortSignal.timeout(this.#timeout)
    const page = await this.#http.get(link.url, PAGE, signal)
    const metadata = parseMetadata(decodeText(page.bytes, page.charset))
    const embed = await this.#embedOf(metadata, page.url, signal)
    const text = previewText(metadata, embed)
    const imageUrl = await this.#publicImage(imageOf(metadata, embed), page.url, signal)
    if (text.title === null && text.description === null && imageUrl === null) {
      throw new FetchFailure(page.isComplete ? 'not_a_page' : 'too_large', 'the page has no metadata')
    }
    return { ...text, imageUrl, url: canonicalUrl(metadata, link, new URL(page.url)), finalUrl: page.url }
  }

  /** Fetches the oEmbed document unless the metadata is complete. Failures are ignored. */
  async #embedOf(metadata: PageMetadata, page: string, signal: AbortSignal): Promise<OEmbed> {
    const isEnough = metadata.meta['og:title'] !== undefined && imageOf(metadata, {}) !== undefined
    if (metadata.oembed === undefined || isEnough) return {}
    try {
      const address = URL.parse(metadata.oembed, page)?.href ?? ''
      const { bytes, isComplete } = await this.#http.get(address, JSON_DOCUMENT, signal)
      return isComplete ? parseOEmbed(decodeText(bytes, 'utf-8')) : {}
    } catch {
      return {}
    }
  }

  /** Chat services load the image themselves, so it must not point into their local network. */
  async #publicImage(image: string | undefined, page: string, signal: AbortSignal): Promise<string | null> {
    const link = image === undefined ? null : parseLink(URL.parse(image, page)?.href ?? '')
    if (link === null) return null
    try {
      await publicAddresses(this.#network, new URL(link.url).hostname, signal)
      return link.url
    } catch {
      return null
    }
  }
}
