import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'

const path = (one: string) => `/api/admin/testimonials/${one}`

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const administrator = await makeUser({ isAdmin: true })
  const id = await makeTestimonial(team)
  return {
    team,
    administrator,
    id,
    approve: (one = id) => client.put(`${path(one)}/approve`).loginAs(administrator),
    takeDown: (one = id) => client.put(`${path(one)}/take-down`).loginAs(administrator),
    decline: (one = id) => client.delete(path(one)).loginAs(administrator),
    list: async (query = '') =>
      (await client.get(`/api/admin/testimonials${query}`).loginAs(administrator)).body(),
  }
}

const log = () => db.from('platform_log_entries').orderBy('created_at').orderBy('id')

test.group('Reviewing testimonials', (group) => {
  rollBack(group)

  test('is refused to owners, members and visitors', async ({ client, assert }) => {
    const { team, id } = await makeScene(client)
    for (const as of [team.stranger, team.member, team.owner]) {
      for (const answer of [
        await client.get('/api/admin/testimonials').loginAs(as),
        await client.put(`/api/admin/testimonials/${id}/approve`).loginAs(as),
        await client.put(`/api/admin/testimonials/${id}/take-down`).loginAs(as),
        await client.delete(`/api/admin/testimonials/${id}`).loginAs(as),
      ]) {
        answer.assertStatus(403)
        answer.assertBodyContains({ code: 'FORBIDDEN' })
      }
    }
    const signedOut = await client.get('/api/admin/testimonials')
    signedOut.assertStatus(401)
    assert.isNull((await db.from('testimonials').where('id', id).firstOrFail()).reviewed_at)
  })

  test('answers 404 for an unknown testimonial', async ({ client }) => {
    const { approve, decline, takeDown } = await makeScene(client)
    for (const answer of [await approve(newId()), await takeDown(newId()), await decline(newId())]) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'TESTIMONIAL_NOT_FOUND' })
    }
  })

  test('refuses another decision about an approved one, answers the same one again, and records it once', async ({
    client,
    assert,
  }) => {
    const { approve, decline, administrator, id, team } = await makeScene(client)
    const first = await approve()
    first.assertStatus(200)
    assert.isTrue(first.body().testimonial.reviewed)
    const second = await approve()
    assert.deepEqual([second.status(), second.body()], [200, first.body()])
    const other = await makeUser({ isAdmin: true })
    for (const answer of [
      await decline(),
      await client.put(`/api/admin/testimonials/${id}/approve`).loginAs(other),
    ]) {
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'TESTIMONIAL_REVIEWED' })
    }
    const [entry, ...more] = await log()
    assert.isEmpty(more)
    assert.containSubset(entry, {
      actor_id: administrator.id,
      action: 'testimonial.approved',
      target_id: id,
      subject: team.name,
    })
  })

  test('takes an approved one down: it waits again, and can be declined', async ({ client, assert }) => {
    const { approve, takeDown, decline, id, team } = await makeScene(client)
    const early = await takeDown()
    early.assertStatus(409)
    early.assertBodyContains({ code: 'TESTIMONIAL_PENDING' })
    await approve()
    const answer = await takeDown()
    answer.assertStatus(200)
    assert.isFalse(answer.body().testimonial.reviewed)
    const seen = await client.get('/api/testimonials/public')
    assert.isEmpty(seen.body().testimonials)
    const entries = await log()
    assert.containSubset(entries.at(-1), {
      action: 'testimonial.taken_down',
      target_id: id,
      subject: team.name,
    })
    assert.lengthOf(entries, 2)
    const declined = await decline()
    declined.assertStatus(204)
  })

  test('keeps an approved one public while its author has another that waits', async ({ client, assert }) => {
    const { approve, takeDown, team } = await makeScene(client)
    await approve()
    await makeTestimonial(team, { content: 'Still good.' })
    const answer = await takeDown()
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'TESTIMONIAL_SUPERSEDED' })
    const seen = await client.get('/api/testimonials/public')
    assert.lengthOf(seen.body().testimonials, 1)
    assert.lengthOf(await log(), 1)
  })

  test('deletes a declined one and records that without its words', async ({ client, assert }) => {
    const { decline, id } = await makeScene(client)
    const first = await decline()
    first.assertStatus(204)
    assert.lengthOf(await db.from('testimonials'), 0)
    const again = await decline()
    again.assertStatus(204)
    const other = await client
      .delete(`/api/admin/testimonials/${id}`)
      .loginAs(await makeUser({ isAdmin: true }))
    other.assertStatus(404)
    const entries = await log()
    assert.lengthOf(entries, 1)
    assert.containSubset(entries, [{ action: 'testimonial.declined', target_id: id }])
    assert.notInclude(JSON.stringify(entries), 'Our posts get comments now.')
  })
})

test.group('The testimonials for administrators', (group) => {
  rollBack(group)

  test('are listed newest first, in pages, with their author and organization', async ({
    client,
    assert,
  }) => {
    const { list, id, team } = await makeScene(client)
    const second = await makeTestimonial(team, { userId: team.owner.id, rating: 3, showName: true })
    const { testimonials, pagination } = await list('?limit=1')
    assert.deepInclude(pagination, { page: 1, limit: 1, total: 2, totalPages: 2 })
    const { id: userId, name, email } = team.owner
    assert.deepInclude(testimonials[0], {
      id: second,
      rating: 3,
      reviewed: false,
      showName: true,
      user: { id: userId, name, email },
      organization: { id: team.organizationId, name: team.name },
    })
    assert.equal((await list('?limit=1&page=2')).testimonials[0].id, id)
  })

  test('are filtered by their status and their language', async ({ client, assert }) => {
    const { list, id, team, administrator } = await makeScene(client)
    const french = { userId: team.owner.id, reviewer: administrator, language: 'fr' } as const
    const approved = await makeTestimonial(team, french)
    const found = async (query: string) => {
      const { testimonials, pagination } = await list(query)
      assert.equal(pagination.total, testimonials.length)
      return testimonials.map((one: { id: string }) => one.id)
    }
    assert.deepEqual(await found('?status=pending'), [id])
    assert.deepEqual(await found('?status=approved'), [approved])
    assert.deepEqual(await found(''), [approved, id])
    assert.deepEqual(await found('?language=fr'), [approved])
    assert.isEmpty(await found('?language=fr&status=pending'))
  })
})
