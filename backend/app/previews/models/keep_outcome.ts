import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import type { Outcome } from './outcome.js'

const DAY = 86_400_000
/** A page that did not answer may answer soon. */
const TEN_MINUTES = 600_000

/** Keeps what came of looking at a link: a day, or a few minutes when nothing did. The latest look counts. */
export async function keepOutcome(hash: string, { preview, reason }: Outcome): Promise<void> {
  const row = {
    link_hash: hash,
    url: preview?.url ?? null,
    title: preview?.title ?? null,
    description: preview?.description ?? null,
    site_name: preview?.siteName ?? null,
    image_url: preview?.imageUrl ?? null,
    reason,
    expires_at: toInstant(new Date(now().getTime() + (preview ? DAY : TEN_MINUTES))),
  }
  await db.knexQuery().insert(row).into('link_previews').onConflict('link_hash').merge()
}
