import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AddMember from '#organizations/organizations/actions/add_member'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { keptCounts, suggestionCounts } from '#identity/accounts/tests/support/kept_counts'

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
    await db.from(table).delete()
  }
}

const leave = (as: string, content: 'keep' | 'remove') =>
  callApi('DELETE', '/api/users/me', { as, body: { password: PASSWORD, content } })

test.group('Deleting accounts concurrently', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  test('never leaves an organization without an owner', async ({ assert }) => {
    const { organizationId, owner } = await makeTeam()
    const other = await makeUser()
    await new AddMember().handle({ organizationId, userId: other.id, role: 'owner' })
    const tokens = [await tokenOf(owner), await tokenOf(other)]
    const answers = await Promise.all(tokens.map((token) => leave(token, 'keep')))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [204, 409],
    )
    assert.lengthOf(await db.from('memberships').where({ organization_id: organizationId, role: 'owner' }), 1)
  })

  test('never leaves the installation without an administrator', async ({ assert }) => {
    await makeUser()
    const admins = [await makeUser({ isAdmin: true }), await makeUser({ isAdmin: true })]
    const tokens = await Promise.all(admins.map(tokenOf))
    const answers = await Promise.all(tokens.map((token) => leave(token, 'keep')))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [204, 409],
    )
    assert.lengthOf(await db.from('users').where('is_admin', true), 1)
  })

  test('keeps all counts correct while others write', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner } = team
    const post = await makePost(team, { userId: owner.id, isPublic: true })
    for (const person of [team.member, team.admin]) {
      for (let turn = 0; turn < 10; turn += 1) {
        await makePost(team, { userId: person.id, isPublic: true })
        await makeSuggestion(post, { userId: person.id })
      }
    }
    const tokens = [await tokenOf(team.member), await tokenOf(team.admin)]
    const writers = Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0
        ? makeSuggestion(post, { userId: owner.id })
        : makePost(team, { userId: owner.id, isPublic: true }),
    )
    const answers = await Promise.all(tokens.map((token) => leave(token, 'remove')))
    await Promise.all(writers)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204],
    )
    assert.deepEqual(await keptCounts(organizationId), { members: 1, posts: 11, listed: 11, everywhere: 11 })
    assert.deepEqual(await suggestionCounts(post.id), [10, 10])
  }).timeout(60_000)
})
