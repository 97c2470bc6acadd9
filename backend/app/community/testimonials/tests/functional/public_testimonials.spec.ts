import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import { deleteContent } from '#identity/accounts/repositories/delete_content'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const reviewer = await makeUser({ isAdmin: true })
  const list = async (query = '') => (await client.get(`/api/testimonials/public${query}`)).body()
  return { team, reviewer, list }
}

test.group('The public testimonials', (group) => {
  dialect(group)
  rollBack(group)

  test('leave out pending ones and those of deleted organizations', async ({ client, assert }) => {
    const { team, reviewer, list } = await makeScene(client)
    const approved = await makeTestimonial(team, { reviewer })
    await makeTestimonial(team)
    const other = await makeTeam()
    await makeTestimonial(other, { reviewer })
    const { organizationId, owner, name } = other
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    const { testimonials, pagination } = await list()
    assert.deepEqual(
      testimonials.map(({ id }: { id: string }) => id),
      [approved],
    )
    assert.equal(pagination.total, 1)
  })

  test('name nobody who has not asked for it, and never an address or a full name', async ({
    client,
    assert,
  }) => {
    const { team, reviewer, list } = await makeScene(client)
    await makeTestimonial(team, { reviewer })
    await makeTestimonial(team, { userId: team.owner.id, showName: true, reviewer })
    const { testimonials } = await list()
    assert.deepEqual(
      testimonials.map(({ author }: { author: unknown }) => author),
      [{ firstName: 'Olga', organization: team.name }, null],
    )
    const text = JSON.stringify(testimonials)
    for (const secret of [team.owner.email, team.owner.name, team.owner.id, 'Mira', reviewer.id]) {
      assert.notInclude(text, secret)
    }
  })

  test('are in pages, newest first, of all languages or of one', async ({ client, assert }) => {
    const { team, reviewer, list } = await makeScene(client)
    for (const language of ['en', 'fr', 'en'] as const) await makeTestimonial(team, { language, reviewer })
    const languages = async (query: string) =>
      (await list(query)).testimonials.map(({ language }: { language: string }) => language)
    assert.deepEqual(await languages(''), ['en', 'fr', 'en'])
    assert.deepEqual(await languages('?language=fr'), ['fr'])
    assert.deepEqual(await languages('?language=es'), [])
    assert.deepEqual((await list('?limit=2&page=2')).pagination, {
      page: 2,
      limit: 2,
      total: 3,
      totalPages: 2,
    })
    const wrong = await client.get('/api/testimonials/public?language=de')
    wrong.assertStatus(422)
  })

  test('may be cached, because they are the same for everybody', async ({ client, assert }) => {
    const answer = await client.get('/api/testimonials/public')
    assert.equal(answer.header('cache-control'), 'public, max-age=60')
  })

  test('lose the name when the account is deleted, or go with it', async ({ client, assert }) => {
    const { team, reviewer, list } = await makeScene(client)
    await makeTestimonial(team, { showName: true, reviewer })
    await makeTestimonial(team, { userId: team.admin.id, showName: true, reviewer })
    await team.member.delete()
    assert.isNull((await list()).testimonials[1].author)
    await deleteContent(team.admin.id)
    assert.equal((await list()).pagination.total, 1)
  })

  test('are deleted when the organization is purged', async ({ client, assert }) => {
    const { team, reviewer } = await makeScene(client)
    await makeTestimonial(team, { reviewer })
    assert.lengthOf(await db.from('testimonials'), 1)
    await db.from('organizations').where('id', team.organizationId).delete()
    assert.lengthOf(await db.from('testimonials'), 0)
  })
})
