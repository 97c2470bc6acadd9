import { test } from '@japa/runner'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { deleteMemberships } from '#organizations/organizations/repositories/memberships'
import { inTransaction } from '#core/database/transactions/transaction'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'

test.group('The supply of a post', (group) => {
  dialect(group)
  rollBack(group)

  test('counts the available suggestions and the members who have copied', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const ids = []
    for (let index = 0; index < 6; index += 1) ids.push(await makeSuggestion(post))
    const supply = async () =>
      (await client.get(`/api/posts/${post.id}/supply`).loginAs(team.member)).body().supply
    assert.deepEqual(await supply(), {
      available: 6,
      total: 6,
      members: 3,
      copiedBy: 0,
      reach: { count: 0, of: 2 },
      copiedByOthers: 0,
      copiers: null,
    })
    for (const [id, { id: userId }] of [
      [ids[0]!, team.member],
      [ids[1]!, team.member],
      [ids[2]!, team.admin],
    ] as const) {
      await new ClaimSuggestion().handle({ id, postId: post.id, userId })
    }
    const by = { visitor: 'v', address: 'a' }
    await new ClaimAsVisitor().handle({ id: ids[3]!, postId: post.id, by })
    assert.deepEqual(await supply(), {
      available: 2,
      total: 6,
      members: 3,
      copiedBy: 2,
      reach: { count: 1, of: 2 },
      copiedByOthers: 1,
      copiers: null,
    })
    await inTransaction((trx) => deleteMemberships(trx, team.admin.id))
    assert.deepEqual(await supply(), {
      available: 2,
      total: 6,
      members: 2,
      copiedBy: 1,
      reach: { count: 0, of: 1 },
      copiedByOthers: 2,
      copiers: null,
    })
  })

  test('reaches all members once the author has left', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const id = await makeSuggestion(post)
    await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.admin.id })
    await inTransaction((trx) => deleteMemberships(trx, team.member.id))
    const answer = await client.get(`/api/posts/${post.id}/supply`).loginAs(team.owner)
    assert.deepEqual(answer.body().supply.reach, { count: 1, of: 2 })
  })

  test('names the members who have copied if the organization shows them', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    for (const { id: userId } of [team.owner, team.admin, team.admin]) {
      await new ClaimSuggestion().handle({ id: await makeSuggestion(post), postId: post.id, userId })
    }
    const path = `/api/organizations/${team.organizationId}`
    const changed = await client.put(path).json({ copiersVisible: true }).loginAs(team.admin)
    assert.isTrue(changed.body().organization.copiersVisible)
    const answer = await client.get(`/api/posts/${post.id}/supply`).loginAs(team.member)
    const names = answer.body().supply.copiers.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['Adam Admin', 'Olga Owner'])
    assert.notProperty(answer.body().supply.copiers[0], 'email')
  })

  test('needs the same number of queries however many have copied', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const load = () => client.get(`/api/posts/${post.id}/supply`).loginAs(team.member)
    await load()
    const none = await queriesOf(load)
    for (const { id: userId } of [team.owner, team.admin, team.member]) {
      await new ClaimSuggestion().handle({ id: await makeSuggestion(post), postId: post.id, userId })
    }
    assert.lengthOf(await queriesOf(load), none.length)
  })
})
