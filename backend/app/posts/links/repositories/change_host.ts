import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  lockHosts,
  requireChangeable,
  requireHostEntry,
  updateHost,
  type HostChange,
  type HostDecision,
} from '#posts/links/repositories/hosts'
import { approveWaiting, lockWaiting, returnPosts } from '#posts/links/repositories/posts_of_host'
import { recordHost } from '#posts/links/repositories/record_host'

export interface ChangeHostInput {
  id: string
  isBlocked?: boolean
  includesSubdomains?: boolean
  name?: string
  /** Typed again, to approve the sub-domains of a public suffix. */
  confirmedHost?: string
  /** When the host is blocked: whether the posts approved with it return to the queue. */
  withPosts?: boolean
  administratorId: string
}

interface ChangedPosts {
  approvedPosts: number
  returnedPosts: number
}

/** Locks the hosts and returns what a change makes of one. HOST_NOT_FOUND, HOST_IS_SHORTENER, HOST_IS_PUBLIC_SUFFIX. */
export async function lockHostChange(
  trx: TransactionClientContract,
  { id, confirmedHost, ...changes }: Omit<ChangeHostInput, 'administratorId'>,
): Promise<HostChange> {
  await lockHosts(trx)
  const before = await requireHostEntry(trx, id)
  const change = { before, after: apply(before, changes) }
  requireChangeable(change, confirmedHost)
  return change
}

/** Changes the decision about a host. An approval also approves the posts that wait for it. Errors as of `lockHostChange`. */
export async function changeHost(
  trx: TransactionClientContract,
  { administratorId: moderatorId, ...input }: ChangeHostInput,
): Promise<ChangedPosts> {
  const { id, withPosts = false, confirmedHost } = input
  const change = await lockHostChange(trx, input)
  const { before, after } = change
  await updateHost(trx, change, { userId: moderatorId, confirmedHost })
  const posts = after.isBlocked ? [] : await lockWaiting(trx, after)
  const approvedPosts = await approveWaiting(trx, { entry: after, posts, moderatorId })
  const returnedPosts = after.isBlocked && withPosts ? await returnPosts(trx, id) : 0
  const count = approvedPosts + returnedPosts
  await recordHost(trx, { actorId: moderatorId, action: actionOf(change), before, after, posts: count })
  return { approvedPosts, returnedPosts }
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

function actionOf({ before, after }: HostChange) {
  if (before.isBlocked === after.isBlocked) return 'host.changed'
  return after.isBlocked ? 'host.blocked' : 'host.approved'
}
