import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextEventTime } from '#core/database/rows/event_time'
import { beforeCommit } from '#core/events/before_commit'
import { afterCommit } from '#core/database/transactions/transaction'
import type { Organization } from '#contract/organizations/data/organization'
import PostCreated, { PostStarted } from '#posts/posts/events/post_created'
import { pacingOf } from '#posts/telling/rules/pacing'
import type Post from '#posts/posts/models/post'

/**
 * Starts a scheduled post of a locked organization, before it is saved: for members it is created now, so that it is the
 * newest in their lists and only those who have joined until now are told.
 */
export async function startPost(
  trx: TransactionClientContract,
  post: Post,
  { isPaced, reminderShare }: Pick<Organization, 'isPaced' | 'reminderShare'>,
): Promise<void> {
  const pacing = pacingOf({ isPaced, wanted: post.importantAt === null ? post.pacing : 'now' })
  post.merge({ startsAt: null, createdAt: await nextEventTime(trx), pacing, reminderShare })
}

/** Counts a post that has started, tells members and webhooks of it, and sends what waits for it. Called once it is saved. */
export async function announceStart(
  trx: TransactionClientContract,
  { organizationId, id, userId }: Post,
  hasWebhooks: boolean,
): Promise<void> {
  const event = [organizationId, id, userId ?? organizationId, [], hasWebhooks] as const
  afterCommit(trx, () => PostCreated.dispatch(...event))
  await beforeCommit(trx, new PostCreated(...event))
  await beforeCommit(trx, new PostStarted(organizationId, id, hasWebhooks))
}
