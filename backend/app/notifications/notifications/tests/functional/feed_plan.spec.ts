import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications/rules/notification'
import { listNotifications } from '#notifications/notifications/queries/list_notifications'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { plansOf } from '#tests/plans'
import { queriesOf } from '#tests/queries'

/** The index with which each kind begins: the newest rows of a user or organization. */
const INDEXES: Record<NotificationType, RegExp> = {
  'post.shared': /(?=[\s\S]*posts_waiting\b)(?=[\s\S]*posts_waiting_except)(?=[\s\S]*told_members_newest)/,
  // Both are in the order of approval; without rows, PostgreSQL takes either.
  'suggestions.wanted': /(?=[\s\S]*posts_(?:wanting|open)\b)(?=[\s\S]*told_members_newest)/,
  'reply.added': /comments_replied_to/,
  'report.resolved': /reports_answered/,
  'supply.low': /posts_running_low/,
  'post.moderated': /posts_moderated_by_author/,
  'support.answered': /support_answers_request_id_created_at_id/,
  'suggestion.copied': /comments_copied\b/,
  'post.reached': /posts_reached/,
  'member.joined': /memberships_invited/,
  'webhook.disabled': /webhooks_organization_id_index/,
  'post.reminded': /reminders_newest/,
}

async function readingOf(types: readonly NotificationType[]) {
  const { id: userId } = await makeUser()
  return () => listNotifications({ userId, types: new Set(types), after: null, before: null, limit: 20 })
}

test.group('The list of notifications', (group) => {
  dialect(group)
  rollBack(group)

  for (const types of [...NOTIFICATION_TYPES.map((type) => [type]), NOTIFICATION_TYPES]) {
    test(`reads by index, with ${types.join(', ')}`, async ({ assert }) => {
      const [plan] = await plansOf(await readingOf(types))
      for (const type of types) assert.match(plan!, INDEXES[type])
      assert.notMatch(plan!, /SCAN (posts|told_members|reminders|users|reports|comments|support_\w+)\b/)
    })
  }

  test('names the index of shared posts on SQLite, which would sort all posts of an organization', async ({
    assert,
  }) => {
    const [query] = await queriesOf(await readingOf(['post.shared']))
    const isPostgres = db.connection().dialect.name === 'postgres'
    assert.equal(query!.includes('posts indexed by posts_waiting '), !isPostgres)
  })
})
