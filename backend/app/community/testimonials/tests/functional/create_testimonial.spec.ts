import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { TESTIMONIAL_MAX } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import type User from '#identity/users/models/user'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const { organizationId } = team
  const words = { content: 'Works for us.', rating: 4, organizationId, language: 'fr' }
  const send = (as: User, changes: object = {}) =>
    client
      .post('/api/testimonials')
      .json({ ...words, ...changes })
      .loginAs(as)
  return { team, words, send }
}

test.group('Sending a testimonial', (group) => {
  rollBack(group)

  test('is refused for strangers and for an organization that is unknown or deleted', async ({
    client,
    assert,
  }) => {
    const { team, send } = await makeScene(client)
    const { organizationId, owner, member, stranger, name } = team
    const refused = [await send(stranger), await send(member, { organizationId: newId() })]
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    refused.push(await send(member))
    for (const answer of refused) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'ORG_NOT_FOUND' })
    }
    assert.lengthOf(await db.from('testimonials'), 0)
  })

  test('has five stars and the language of its author by default', async ({ client, assert }) => {
    const { organizationId, member, admin } = await makeTeam()
    await member.merge({ language: 'pt' }).save()
    const words = { content: 'Works for us.', organizationId }
    const answers = []
    for (const as of [member, admin])
      answers.push(await client.post('/api/testimonials').json(words).loginAs(as))
    const rows = answers.map((answer) => answer.body().testimonial)
    assert.deepEqual(
      rows.map(({ rating, language }) => [rating, language]),
      [
        [5, 'pt'],
        [5, 'en'],
      ],
    )
  })

  test('requires words, one to five whole stars and a language of the product', async ({
    client,
    assert,
  }) => {
    const { team, send } = await makeScene(client)
    const wrong = [
      { content: '   ' },
      { content: 'x'.repeat(TESTIMONIAL_MAX + 1) },
      ...[0, 6, 4.5, '5'].map((rating) => ({ rating })),
      { language: 'de' },
      { organizationId: 'mine' },
      { showName: 'yes' },
      { reviewed: true },
    ]
    for (const changes of wrong) {
      const answer = await send(team.member, changes)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    }
    assert.lengthOf(await db.from('testimonials'), 0)
  })

  test('is refused while another one of the same person and organization is pending', async ({ client }) => {
    const { team, send } = await makeScene(client)
    const first = await send(team.member)
    first.assertStatus(201)
    const again = await send(team.member, { content: 'Once more.' })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'TESTIMONIAL_EXISTS' })
    const other = await send(team.owner)
    other.assertStatus(201)
  })

  test('is possible again once the first is approved', async ({ client }) => {
    const { team, send } = await makeScene(client)
    await makeTestimonial(team, { reviewer: await makeUser({ isAdmin: true }) })
    const answer = await send(team.member)
    answer.assertStatus(201)
  })

  test('is limited to twenty an hour', async ({ client }) => {
    const { team, send } = await makeScene(client)
    for (let turn = 0; turn < 20; turn += 1) await send(team.member)
    const answer = await send(team.member)
    answer.assertStatus(429)
    const other = await send(team.owner)
    other.assertStatus(201)
  })

  test('stores the trimmed words, pending and anonymous unless the person says otherwise', async ({
    client,
    assert,
  }) => {
    const { team, words, send } = await makeScene(client)
    const answer = await send(team.member, { content: '  Works for us. ' })
    answer.assertStatus(201)
    const { testimonial } = answer.body()
    const { content, rating, language } = words
    assert.deepInclude(testimonial, { content, rating, language, reviewed: false, showName: false })
    const named = await send(team.owner, { showName: true })
    assert.isTrue(named.body().testimonial.showName)
  })
})
