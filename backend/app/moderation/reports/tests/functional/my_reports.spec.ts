import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const MINE = '/api/users/me/reports'

test.group('The reports of a user', (group) => {
  rollBack(group)

  test('are hidden from everybody else, including the organization', async ({ client, assert }) => {
    const team = await makeTeam()
    await makeReport(team.stranger, await makePost(team, { isPublic: true }))
    for (const person of [team.owner, team.member, await makeUser({ isAdmin: true })]) {
      const answer = await client.get(MINE).loginAs(person)
      assert.deepEqual(answer.body().reports, [])
    }
  })

  test('are listed newest first, in pages, with the answer', async ({ client, assert }) => {
    const team = await makeTeam()
    const resolver = await makeUser({ isAdmin: true })
    const first = await makeReport(team.stranger, await makePost(team, { isPublic: true }), { resolver })
    const second = await makeReport(team.stranger, await makePost(team, { isPublic: true }))
    const page = async (number: number) =>
      (await client.get(`${MINE}?limit=1&page=${number}`).loginAs(team.stranger)).body()
    const newest = await page(1)
    assert.deepInclude(newest.pagination, { page: 1, limit: 1, total: 2, totalPages: 2 })
    assert.deepInclude(newest.reports[0], { id: second, status: 'pending', moderatorResponse: null })
    const [oldest] = (await page(2)).reports
    assert.deepInclude(oldest, { id: first, status: 'resolved', moderatorResponse: 'We have looked.' })
    assert.isString(oldest.resolvedAt)
  })

  test('contain neither who answered nor the reporter', async ({ client, assert }) => {
    const team = await makeTeam()
    const resolver = await makeUser({ isAdmin: true, name: 'Quiet Moderator' })
    await makeReport(team.stranger, await makePost(team, { isPublic: true }), { resolver })
    const answer = await client.get(MINE).loginAs(team.stranger)
    const text = JSON.stringify(answer.body())
    for (const secret of [resolver.name, resolver.id, team.stranger.email]) assert.notInclude(text, secret)
  })

  test('hide a post that is no longer public, and keep the answer', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const resolver = await makeUser({ isAdmin: true })
    await makeReport(team.stranger, post, { resolver })
    await client.patch(`/api/posts/${post.id}`).json({ isPublic: false }).loginAs(team.member)
    const [report] = (await client.get(MINE).loginAs(team.stranger)).body().reports
    assert.isNull(report.post)
    assert.equal(report.moderatorResponse, 'We have looked.')
  })

  test('hide posts of a deleted organization, which administrators still see', async ({ client, assert }) => {
    const team = await makeTeam()
    const { organizationId, name, owner, stranger } = team
    const id = await makeReport(stranger, await makePost(team, { isPublic: true }))
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    const [mine] = (await client.get(MINE).loginAs(stranger)).body().reports
    assert.deepInclude(mine, { id, post: null })
    const as = await makeUser({ isAdmin: true })
    const [seen] = (await client.get('/api/admin/reports').loginAs(as)).body().reports
    assert.deepInclude(seen.post, { title: 'We are hiring', publicUrl: null })
  })

  test('are kept without a name when the account is deleted, and deleted with the post', async ({
    client,
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const id = await makeReport(team.stranger, post)
    await team.stranger.delete()
    const as = await makeUser({ isAdmin: true })
    const [seen] = (await client.get('/api/admin/reports').loginAs(as)).body().reports
    assert.deepInclude(seen, { id, reporter: null })
    await client.delete(`/api/posts/${post.id}`).loginAs(team.owner)
    assert.lengthOf(await db.from('reports'), 0)
  })
})
