import logger from '@adonisjs/core/services/logger'
import type { LinkPreviewResult } from '#contract/posts/data/link_preview'
import type { ParsedLink } from '#core/network/parse_link'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { saveOutcome } from '#posts/previews/repositories/save_outcome'
import { linkHash, type Outcome } from '#posts/previews/models/outcome'
import type { PreviewSource } from '#posts/previews/gateways/preview_source'
import { findOutcome } from '#posts/previews/queries/find_outcome'
import { refuseBlocked } from '#posts/previews/gateways/fetching/refuse_blocked'
import { SingleFlight } from '#core/cache/single_flight'

const inFlight = new SingleFlight<Outcome>()

/** Returns the preview of a link, stored or fetched. Simultaneous requests share one fetch. */
export default class PreviewLink {
  readonly #source: PreviewSource

  constructor(source: PreviewSource) {
    this.#source = source
  }

  async handle(link: ParsedLink): Promise<LinkPreviewResult> {
    const hash = linkHash(link)
    const outcome = await inFlight.join(
      hash,
      async () => (await findOutcome(hash)) ?? this.#fetchAndSave(link, hash),
    )
    if (outcome.preview === null) return outcome
    const { imageUrl, url, ...text } = outcome.preview
    return { preview: { ...text, url: url ?? link.url, hasPicture: imageUrl !== null }, reason: null }
  }

  async #fetchAndSave(link: ParsedLink, hash: string): Promise<Outcome> {
    const outcome = await this.#fetch(link)
    await saveOutcome(hash, outcome)
    return outcome
  }

  /** A failure is an expected outcome. Only the host is logged, because a URL may contain a secret. */
  async #fetch(link: ParsedLink): Promise<Outcome> {
    try {
      const { finalUrl, ...preview } = await this.#source.fetch(link)
      await refuseBlocked(finalUrl)
      return { preview, reason: null }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      const { reason, message: cause } = error
      logger.info({ host: link.host, reason, cause }, 'a link has no preview')
      return { preview: null, reason }
    }
  }
}
