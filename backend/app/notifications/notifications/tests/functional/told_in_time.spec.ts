import { NOTIFICATION_TYPES } from '#contract/notifications/rules/notification'
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import ReplyAdded from '#suggestions/comments/events/reply_added'
import SuggestionsWaiting from '#suggestions/comments/events/suggestions_waiting'
import SupplyRanLow from '#suggestions/comments/events/supply_ran_low'
import { listNotifications } from '#notifications/notifications/queries/list_notifications'
import UpdatePost from '#posts/posts/actions/update_post'
import PostApproved from '#posts/posts/events/post_approved'
import PostCreated from '#posts/posts/events/post_created'
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
      found.push(rows.map(({ type, post_id }) => `${type} ${post_id}`))
    }
    const stops = [
      emitter.on(PostCreated, () => ask(admin.id)),
      emitter.on(PostApproved, () => ask(admin.id)),
      emitter.on(SuggestionsWaiting, () => ask(admin.id)),
      emitter.on(ReplyAdded, ({ userId }) => ask(userId)),
      emitter.on(SupplyRanLow, ({ userId }) => ask(userId)),
    ]
    cleanup(() => stops.forEach((stop) => stop()))
    const post = await makePost(team, { waiting: true })
    assert.include(found.at(-1), `post.shared ${post.id}`)
    const { id } = await makePost(team, { pending: true, waiting: true })
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://www.linkedin.com/posts/later' })
    assert.include(found.at(-1), `post.shared ${id}`)
    const wanting = await makePost(team)
    assert.include(found.at(-1), `suggestions.wanted ${wanting.id}`)
    await makeSuggestion(wanting, { userId: team.owner.id })
    assert.include(found.at(-1), `post.shared ${wanting.id}`)
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId, userId: admin.id })
    assert.include(found.at(-1), `reply.added ${post.id}`)
    for (let copies = 0; copies < 2; copies += 1)
      await new ClaimNext().handle({ postId: post.id, userId: admin.id })
    assert.include(found.at(-1), `supply.low ${post.id}`)
    assert.lengthOf(found, 7)
  })
})
