import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import type { Outcome } from '#posts/previews/models/outcome'

/** The stored outcome of a link; null if there is none, or it has expired. */
export async function findOutcome(hash: string): Promise<Outcome | null> {
  const row = await db
    .from('link_previews')
    .where('link_hash', hash)
    .where('expires_at', '>', toInstant(now()))
    .select('url', 'title', 'description', 'site_name', 'image_url', 'reason')
    .first()
  if (!row) return null
  if (row.reason !== null) return { preview: null, reason: row.reason }
  const { url, title, description, site_name: siteName, image_url: imageUrl } = row
  return { preview: { url, title, description, siteName, imageUrl }, reason: null }
}
