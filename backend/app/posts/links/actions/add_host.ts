import { inTransaction } from '#core/database/transactions/transaction'
import { insertHost, lockHosts } from '#posts/links/repositories/hosts'
import { parseHost } from '#posts/links/rules/hosts'
import { urlInvalid } from '#posts/links/errors'
import { approveWaiting, lockWaiting } from '#posts/links/repositories/posts_of_host'
import { recordHost } from '#posts/links/repositories/record_host'

export interface AddHostInput {
  /** A host, or a link to it. */
  host: string
  isBlocked: boolean
  includesSubdomains?: boolean
  name?: string | null
  confirmedHost?: string
  administratorId: string
}

/**
 * Approves or blocks a host. An approval also approves the posts that wait for this host. URL_INVALID, HOST_EXISTS,
 * HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX.
 */
export default class AddHost {
  async handle(input: AddHostInput): Promise<{ id: string; approvedPosts: number }> {
    const { isBlocked, includesSubdomains = false, administratorId: moderatorId, confirmedHost } = input
    const host = parseHost(input.host)
    if (host === null) throw urlInvalid()
    return inTransaction(async (trx) => {
      await lockHosts(trx)
      const fields = { host, name: input.name || host, includesSubdomains, isBlocked }
      const entry = await insertHost(trx, fields, { userId: moderatorId, confirmedHost })
      const posts = isBlocked ? [] : await lockWaiting(trx, entry)
      const approvedPosts = await approveWaiting(trx, { entry, posts, moderatorId })
      const action = isBlocked ? 'host.blocked' : 'host.approved'
      await recordHost(trx, {
        actorId: moderatorId,
        action,
        before: null,
        after: entry,
        posts: approvedPosts,
      })
      return { id: entry.id, approvedPosts }
    })
  }
}
