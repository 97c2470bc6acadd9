import { test } from '@japa/runner'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'

test.group('Notification access', (group) => {
  rollBack(group)

  for (const query of ['?limit=0', '?limit=51', '?limit=1.5', '?after=tomorrow', '?after=MS4xLjE']) {
    test(`refuses the query ${query}`, async ({ assert }) => {
      assert.equal((await fetchFeed(await makeUser(), query)).status, 422)
    })
  }

  const many = Array.from({ length: 51 }, () => '00000000-0000-7000-8000-000000000000')
  const bodies: [string, object][] = [
    ['nothing', {}],
    ['no post', { postIds: [] }],
    ['an invalid id', { postIds: ['all'] }],
    ['too many posts', { postIds: many }],
    ['an invalid instant', { until: 'yesterday' }],
    ['an impossible day', { until: '2026-13-45T00:00:00Z' }],
    ['no notification', { ids: [] }],
    ['the notification of a post', { ids: ['post:00000000-0000-7000-8000-000000000000'] }],
    ['something that is no notification', { ids: ['report:all'] }],
    ['too many notifications', { ids: many.map((id) => `report:${id}`) }],
    ['notifications and posts at once', { ids: [`report:${many[0]}`], postIds: many.slice(0, 1) }],
    ['notifications and an instant at once', { ids: [`report:${many[0]}`], until: '2026-03-01T09:00:00Z' }],
    ['posts and an instant at once', { postIds: many.slice(0, 1), until: '2026-03-01T09:00:00Z' }],
  ]
  for (const [what, body] of bodies) {
    test(`refuses to mark ${what} as read`, async ({ assert }) => {
      assert.equal((await read(await makeUser(), body)).status, 422)
    })
  }

  test('answers nothing to strangers, former members and owners of other organizations', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const foreign = await makeTeam()
    const { organizationId, admin, owner, stranger } = team
    const post = await makePost(team)
    const parentId = await makeSuggestion(post, { userId: admin.id })
    await makeSuggestion(post, { userId: owner.id, parentId })
    await makeSuggestion(post)
    assert.lengthOf(await told(admin), 2)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const person of [stranger, admin, foreign.owner]) {
      const { notifications, unread } = await fetchFeed(person)
      assert.deepEqual([notifications, unread], [[], 0])
    }
  })

  test('does not let a user mark a post they cannot see, or learn whether it exists', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team)
    const { organizationId, stranger } = team
    const answer = await read(stranger, { postIds: [id] })
    assert.deepEqual([answer.status, answer.body], [200, { unread: 0 }])
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'member' })
    const { id: newer } = await makePost(team)
    assert.deepInclude((await told(stranger))[0], { id: `post:${newer}`, read: false })
  })

  test('does not let a user mark what concerns somebody else', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const resolver = await makeUser({ isAdmin: true })
    const id = `report:${await makeReport(team.stranger, post, { resolver })}`
    assert.equal((await read(team.member, { ids: [id] })).status, 200)
    assert.deepInclude((await told(team.stranger))[0], { id, read: false })
  })

  test('leaves out a deleted organization', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team)
    const { organizationId, name, owner, admin } = team
    assert.lengthOf(await told(admin), 1)
    await new DeleteOrganization().handle({ organizationId, name, actorId: owner.id })
    const { notifications, unread } = await fetchFeed(admin)
    assert.deepEqual([notifications, unread], [[], 0])
  })
})
