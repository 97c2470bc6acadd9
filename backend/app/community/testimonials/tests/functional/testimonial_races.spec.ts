import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'

const CROWD = 10
const crowd = <T>(send: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => send(turn)))

test.group('Concurrent testimonials', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['platform_log_entries', 'organizations', 'users']) await db.from(table).delete()
  })

  test('one that is sent many times is created once', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const as = await tokenOf(member)
    const body = { content: 'Works for us.', rating: 5, organizationId, language: 'en' }
    const answers = await crowd(() => callApi('POST', '/api/testimonials', { as, body }))
    const codes = answers.map(({ status, body: answer }) => answer?.code ?? status)
    assert.lengthOf(
      codes.filter((code) => code === 201),
      1,
    )
    assert.lengthOf(
      codes.filter((code) => code === 'TESTIMONIAL_EXISTS'),
      CROWD - 1,
    )
    assert.lengthOf(await db.from('testimonials'), 1)
  })

  test('of administrators who approve and decline at once, one decides', async ({ assert }) => {
    const team = await makeTeam()
    const administrators = [await makeUser({ isAdmin: true }), await makeUser({ isAdmin: true })]
    const tokens = await Promise.all(administrators.map((person) => tokenOf(person)))
    for (let round = 0; round < 5; round += 1) {
      const id = await makeTestimonial(team)
      await db.from('platform_log_entries').delete()
      const path = `/api/admin/testimonials/${id}`
      const answers = await crowd((turn) =>
        turn % 2 === 0
          ? callApi('PUT', `${path}/approve`, { as: tokens[0] })
          : callApi('DELETE', path, { as: tokens[1] }),
      )
      // Approving again answers the same.
      const won = [...new Set(answers.map(({ status }) => status).filter((status) => status < 300))]
      assert.lengthOf(won, 1)
      const [entry, ...more] = await db.from('platform_log_entries')
      assert.isEmpty(more)
      const kept = await db.from('testimonials').where('id', id).first()
      assert.equal(entry.action, kept ? 'testimonial.approved' : 'testimonial.declined')
      assert.equal(won[0], kept ? 200 : 204)
      for (const { status } of answers) assert.include([200, 204, 404, 409], status)
    }
  })
})
