import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { TITLE_MAX } from '#contract/core/rules/limits'
import { oneLine } from '#contract/core/rules/visible_text'
import { SingleFlight } from '#core/cache/single_flight'
import type { ParsedLink } from '#core/network/parse_link'
import { readLink } from '#posts/links/rules/read_link'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { refuseBlocked } from '#posts/previews/gateways/fetching/refuse_blocked'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import { linkHash, type Outcome, type StoredPreview } from '#posts/previews/models/outcome'
import { findOutcome } from '#posts/previews/queries/find_outcome'
import { saveOutcome } from '#posts/previews/repositories/outcomes'

const inFlight = new SingleFlight<Outcome>()

/** The preview of a link, stored or fetched, or why it has none. Simultaneous requests share one fetch. */
export function previewOf(link: ParsedLink): Promise<Outcome> {
  const hash = linkHash(link)
  return inFlight.join(hash, async () => (await findOutcome(hash)) ?? fetchAndSave(link, hash))
}

/** The title of a link's page, or its host. */
export async function titleOf(link: ParsedLink): Promise<string> {
  const { preview } = await previewOf(link)
  const title = oneLine(preview?.title ?? '').slice(0, TITLE_MAX)
  return title.trim() || link.host
}

/** The preview of the address that a post shares; null without one. With `fetch`, it is fetched unless it is stored. */
export async function findPreview(url: string, { fetch }: { fetch: boolean }): Promise<StoredPreview | null> {
  const link = readLink(url)
  if (link === null) return null
  const outcome = await (fetch ? previewOf(link) : findOutcome(linkHash(link)))
  return outcome?.preview ?? null
}

async function fetchAndSave(link: ParsedLink, hash: string): Promise<Outcome> {
  const outcome = await fetchPreview(link)
  await saveOutcome(hash, outcome)
  return outcome
}

/** A failure is an expected outcome. Only the host is logged, because a URL may contain a secret. */
async function fetchPreview(link: ParsedLink): Promise<Outcome> {
  try {
    const source = await app.container.make(PreviewSource)
    const { finalUrl, ...preview } = await source.fetch(link)
    await refuseBlocked(finalUrl)
    return { preview, reason: null }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { reason, message: cause } = error
    logger.info({ host: link.host, reason, cause }, 'a link has no preview')
    return { preview: null, reason }
  }
}
