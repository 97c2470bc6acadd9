import logger from '@adonisjs/core/services/logger'
import type { LinkPreviewAnswer } from '#contract/data/link_preview'
import { judgeLink, type ParsedLink } from '#links/public'
import { FetchFailure } from '#previews/fetching/fetch_failure'
import { keepOutcome } from '#previews/models/keep_outcome'
import { linkHash, type Outcome } from '#previews/models/outcome'
import type { PreviewSource } from '#previews/preview_source'
import { findOutcome } from '#previews/queries/find_outcome'
import { SingleFlight } from '#previews/single_flight'

const flights = new SingleFlight<Outcome>()

/** Tells what the page of a link says about itself. However many ask at once, it is visited once. */
export default class PreviewLink {
  readonly #source: PreviewSource

  constructor(source: PreviewSource) {
    this.#source = source
  }

  async handle(link: ParsedLink): Promise<LinkPreviewAnswer> {
    const hash = linkHash(link)
    const outcome = await flights.join(hash, async () => (await findOutcome(hash)) ?? this.#visit(link, hash))
    if (outcome.preview === null) return outcome
    return { preview: { ...outcome.preview, url: outcome.preview.url ?? link.url }, reason: null }
  }

  async #visit(link: ParsedLink, hash: string): Promise<Outcome> {
    const outcome = await this.#look(link)
    await keepOutcome(hash, outcome)
    return outcome
  }

  /** A failure is no error: it is logged by host alone, because an address may hold a secret. */
  async #look(link: ParsedLink): Promise<Outcome> {
    try {
      const { arrivedAt, ...preview } = await this.#source.look(link)
      await refuseBlocked(arrivedAt)
      return { preview, reason: null }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      const { reason, message: cause } = error
      logger.info({ host: link.host, reason, cause }, 'a link has no preview')
      return { preview: null, reason }
    }
  }
}

/** A redirect is no way around the list of blocked hosts. */
async function refuseBlocked(address: string): Promise<void> {
  const { verdict } = await judgeLink(address)
  if (verdict === 'blocked') throw new FetchFailure('refused', 'the visit ended on a blocked host')
}
