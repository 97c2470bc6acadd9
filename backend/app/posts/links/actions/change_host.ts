import { inTransaction } from '#core/database/transactions/transaction'
import { lockHosts, requireHostEntry, updateHost, type HostDecision } from '#posts/links/repositories/hosts'
import { approveWaiting, lockWaiting, returnPosts } from '#posts/links/repositories/posts_of_host'
import { recordHost } from '#posts/links/repositories/record_host'

export interface ChangeHostInput {
  id: string
  isBlocked?: boolean
  includesSubdomains?: boolean
  name?: string
  confirmedHost?: string
  /** When the host is blocked: whether the posts approved with it return to the queue. */
  withPosts?: boolean
  administratorId: string
}

export interface ChangedPosts {
  approvedPosts: number
  returnedPosts: number
}

/**
 * Changes the decision about a host. An approval also approves the posts that wait for it. HOST_NOT_FOUND,
 * HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX.
 */
export default class ChangeHost {
  handle({
    id,
    withPosts = false,
    administratorId,
    confirmedHost,
    ...changes
  }: ChangeHostInput): Promise<ChangedPosts> {
    return inTransaction(async (trx) => {
      await lockHosts(trx)
      const before = await requireHostEntry(trx, id)
      const after = apply(before, changes)
      await updateHost(trx, { before, after }, { userId: administratorId, confirmedHost })
      const posts = after.isBlocked ? [] : await lockWaiting(trx, after)
      const approvedPosts = await approveWaiting(trx, { entry: after, posts, moderatorId: administratorId })
      const returnedPosts = after.isBlocked && withPosts ? await returnPosts(trx, id) : 0
      const action = actionOf(before, after)
      const count = approvedPosts + returnedPosts
      await recordHost(trx, { actorId: administratorId, action, before, after, posts: count })
      return { approvedPosts, returnedPosts }
    })
  }
}

function apply(
  before: HostDecision,
  { isBlocked, includesSubdomains, name }: Pick<ChangeHostInput, 'isBlocked' | 'includesSubdomains' | 'name'>,
): HostDecision {
  return {
    ...before,
    isBlocked: isBlocked ?? before.isBlocked,
    includesSubdomains: includesSubdomains ?? before.includesSubdomains,
    name: name ?? before.name,
  }
}

function actionOf(before: HostDecision, after: HostDecision) {
  if (before.isBlocked === after.isBlocked) return 'host.changed'
  return after.isBlocked ? 'host.blocked' : 'host.approved'
}
