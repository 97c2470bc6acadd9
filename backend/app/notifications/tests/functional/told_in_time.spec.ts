import { NOTIFICATION_TYPES } from '#contract/rules/notification'
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import ClaimNext from '#comments/actions/claim_next'
import ReplyAdded from '#comments/events/reply_added'
import SupplyRanLow from '#comments/events/supply_ran_low'
import { listNotifications } from '#notifications/queries/list_notifications'
import UpdatePost from '#posts/actions/update_post'
import PostApproved from '#posts/events/post_approved'
import PostCreated from '#posts/events/post_created'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { rollBack } from '#tests/database'

test.group('A client that fetches right after an event', (group) => {
  dialect(group)
  rollBack(group)

  test('finds the notification', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { organizationId, admin } = team
    const found: string[][] = []
    const types = new Set(NOTIFICATION_TYPES)
    const ask = async (userId: string) => {
      const { rows } = await listNotifications({ userId, types, after: null, before: null, limit: 50 })
      found.push(rows.map(({ kind, post_id }) => `${kind} ${post_id}`))
    }
    const stops = [
      emitter.on(PostCreated, () => ask(admin.id)),
      emitter.on(PostApproved, () => ask(admin.id)),
      emitter.on(ReplyAdded, ({ userId }) => ask(userId)),
      emitter.on(SupplyRanLow, ({ userId }) => ask(userId)),
    ]
    cleanup(() => stops.forEach((stop) => stop()))
    const post = await makePost(team)
    assert.include(found.at(-1), `0 ${post.id}`)
    const { id } = await makePost(team, { pending: true })
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://www.linkedin.com/posts/later' })
    assert.include(found.at(-1), `0 ${id}`)
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId, userId: admin.id })
    assert.include(found.at(-1), `1 ${post.id}`)
    await new ClaimNext().handle({ postId: post.id, userId: admin.id })
    assert.include(found.at(-1), `3 ${post.id}`)
    assert.lengthOf(found, 5)
  })
})
