import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/instant'
import { notifiedSince } from '#posts/reading/read_until'

/** Forgets who has read posts of which nobody is notified any more. Harmless to run twice at once. */
export async function forgetOldReads(): Promise<void> {
  const since = toInstant(notifiedSince())
  await db
    .from('post_reads')
    .where('read_at', '<', since)
    .whereExists((posts) => {
      posts.from('posts').whereColumn('posts.id', 'post_reads.post_id').where('approved_at', '<', since)
    })
    .delete()
}
