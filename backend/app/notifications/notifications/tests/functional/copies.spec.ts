import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NotificationList } from '#contract/notifications/data/notification'
import { COPIES_NOTIFIED_AFTER_MS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import ReleaseSuggestion from '#suggestions/comments/actions/release_suggestion'
import { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
import { findComment } from '#suggestions/comments/queries/find_comment'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { callApi } from '#tests/call_api'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import type User from '#identity/users/models/user'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'

const copiesFor = async (user: User) =>
  (await told(user)).flatMap(({ copies, from, read: isRead }) =>
    copies === null ? [] : [{ count: copies.count, from, isRead }],
  )

const showCopiers = ({ organizationId, owner }: Team) =>
  new UpdateOrganization().handle({
    organizationId,
    actorId: owner.id,
    changes: { copiersVisible: true },
  })

async function makeScene({ isAiGenerated = false } = {}) {
  const team = await makeTeam()
  const post = await makePost(team, { userId: team.owner.id })
  const ids: string[] = []
  for (let index = 0; index < 4; index += 1) ids.push(await makeSuggestion(post, { userId: team.member.id }))
  if (isAiGenerated) await db.from('comments').whereIn('id', ids).update({ is_ai_generated: true })
  const claim = (index: number, { id: userId }: User = team.admin) =>
    new ClaimSuggestion().handle({ id: ids[index]!, postId: post.id, userId })
  return { team, post, ids, claim }
}

test.group('An author whose suggestion was copied', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  async function runJob() {
    clock.advance(COPIES_NOTIFIED_AFTER_MS)
    await notifyCopies()
  }

  test('is not notified of a copy that was undone, of their own, or of generated words', async ({
    assert,
  }) => {
    const { team, ids, claim } = await makeScene()
    const generated = await makeScene({ isAiGenerated: true })
    await claim(0)
    await new ReleaseSuggestion().handle(await findComment(ids[0]!), team.admin.id)
    await claim(1, team.member)
    await generated.claim(0)
    await runJob()
    assert.deepEqual(await copiesFor(team.member), [])
    assert.deepEqual(await copiesFor(generated.team.member), [])
  })

  test('is not notified before some time has passed, and by one job only', async ({ assert }) => {
    const { team, claim } = await makeScene()
    await claim(0)
    await notifyCopies()
    assert.deepEqual(await copiesFor(team.member), [])
    await runJob()
    const [first] = await told(team.member)
    await runJob()
    assert.deepEqual((await told(team.member))[0], first)
  })

  test('is not notified once the suggestion, its claim or the post is gone', async ({ assert }) => {
    const { team, post, ids, claim } = await makeScene()
    for (const index of [0, 1, 2]) await claim(index)
    await runJob()
    assert.containSubset(await copiesFor(team.member), [{ count: 3 }])
    await new DeleteComment().handle({ id: ids[2]!, postId: post.id })
    assert.containSubset(await copiesFor(team.member), [{ count: 2 }])
    await new ReleaseSuggestion().handle(await findComment(ids[1]!), team.owner.id)
    assert.containSubset(await copiesFor(team.member), [{ count: 1 }])
    await new DeletePost().handle({ id: post.id })
    assert.deepEqual(await copiesFor(team.member), [])
  })

  test('is not notified while the post is pending, or as a former member', async ({ assert }) => {
    const { team, post, claim } = await makeScene()
    await claim(0)
    await runJob()
    const { organizationId, owner, member } = team
    const change = (url: string) => new UpdatePost().handle({ id: post.id, organizationId }, { url })
    await change('https://unheard-of.example/1')
    assert.deepEqual(await copiesFor(member), [])
    await change('https://www.linkedin.com/posts/again')
    assert.lengthOf(await copiesFor(member), 1)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.deepEqual(await copiesFor(member), [])
  })

  test('never learns the name where the organization hides it', async ({ assert }) => {
    const { team, claim } = await makeScene()
    await claim(0)
    await runJob()
    const answers = ['', '?channel=web'].map((query) =>
      callApi('GET', `/api/notifications${query}`, { as: team.member }),
    )
    for (const { body } of await Promise.all(answers)) {
      const text = JSON.stringify((body as unknown as NotificationList).notifications)
      assert.include(text, '"copies":{"count":1}')
      for (const secret of [team.admin.name, team.admin.id, team.admin.email]) assert.notInclude(text, secret)
    }
    await showCopiers(team)
    assert.deepEqual(await copiesFor(team.member), [{ count: 1, from: 'Adam Admin', isRead: false }])
  })

  test('is notified once of several copies, and again with their number after the next', async ({
    assert,
  }) => {
    const { team, post, claim } = await makeScene()
    await Promise.all([claim(0), claim(1, team.owner)])
    await runJob()
    assert.deepEqual(await copiesFor(team.member), [{ count: 2, from: null, isRead: false }])
    assert.deepInclude(await fetchFeed(team.member, '?channel=web'), { unreadTotal: 1 })
    await read(team.member, { postIds: [post.id] })
    assert.containSubset(await copiesFor(team.member), [{ count: 2, isRead: true }])
    await claim(2)
    await runJob()
    assert.containSubset(await copiesFor(team.member), [{ count: 3, isRead: false }])
    assert.lengthOf(await copiesFor(team.member), 1)
  })

  test('is not notified in a channel where they do not want it', async ({ assert }) => {
    const { team, claim } = await makeScene()
    await claim(0)
    await runJob()
    const choice = { type: 'suggestion.copied', channel: 'web', enabled: false } as const
    await new ChooseNotification().handle(team.member.id, choice)
    const typesIn = async (query: string) =>
      (await fetchFeed(team.member, query)).notifications.map(({ type }) => type)
    assert.notInclude(await typesIn('?channel=web'), 'suggestion.copied')
    assert.include(await typesIn('?channel=desktop'), 'suggestion.copied')
  })
})
