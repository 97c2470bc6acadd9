import db from '@adonisjs/lucid/services/db'
import { fromInstant } from '#core/database/rows/instant'
import { timelineEntry, type TimelineSource } from '#posts/public'
import { copiersOf, findReach } from '#suggestions/comments/queries/supply'

interface Row {
  first_at: string | null
  half_at: string | null
  last_at: string | null
}

const dateOf = (text: string | null) => (text === null ? null : fromInstant(text))

/** When the first member copied from a post, half of those to whom it is addressed had, and the last one did for the first time. */
export const copyMoments: TimelineSource = async (post) => {
  const { count, of } = await findReach(db.connection(), post)
  if (count === 0) return []
  const half = Math.ceil(of / 2)
  const firsts = copiersOf(db.connection(), post)
    .if(post.authorId, (query) => query.whereNot('users.id', post.authorId!))
    .groupBy('users.id')
    .select(
      db.raw(
        'min(comments.claimed_at) as at, row_number() over (order by min(comments.claimed_at)) as place',
      ),
    )
  const row: Row = await db
    .from(firsts.as('firsts'))
    .select(
      db.raw('min(at) as first_at, max(at) as last_at, min(case when place >= ? then at end) as half_at', [
        half,
      ]),
    )
    .firstOrFail()
  return [
    ...timelineEntry('firstCopy', dateOf(row.first_at), { count: 1, of }),
    ...timelineEntry('halfCopied', dateOf(row.half_at), { count: half, of }),
    ...timelineEntry('lastCopy', count > 1 ? dateOf(row.last_at) : null, { count, of }),
  ]
}
