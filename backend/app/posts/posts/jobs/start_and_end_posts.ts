import { reader } from '#core/database/sql/reader'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import StartPost from '#posts/posts/actions/start_post'
import { endDuePosts } from '#posts/posts/repositories/end_posts'

/** How many posts start in one run. */
const RUN_MAX = 200
/** How many posts end in one transaction. */
const BATCH_SIZE = 100

/** Starts the scheduled posts that are due. Servers that run it at the same time start each once. */
export async function startDuePosts(): Promise<void> {
  const due = await reader().rows<{ id: string }>(
    'select id from posts where starts_at is not null and starts_at <= ? order by starts_at, id limit ?',
    [toInstant(now()), RUN_MAX],
  )
  for (const { id } of due) await new StartPost().handle(id)
}

/** Ends the posts that are over. Until then, only the time on the clock decides what members may copy. */
export async function endOverduePosts(): Promise<void> {
  while ((await inTransaction((trx) => endDuePosts(trx, BATCH_SIZE))) === BATCH_SIZE);
}
