import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FOUND_ORGANIZATIONS_MAX } from '#contract/core/rules/limits'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

async function search(text: string, as?: Awaited<ReturnType<typeof makeUser>>) {
  const administrator = as ?? (await makeUser({ isAdmin: true }))
  return callApi('GET', `/api/admin/organizations?search=${encodeURIComponent(text)}`, { as: administrator })
}

const named = async (name: string) => {
  const team = await makeTeam()
  await db
    .from('organizations')
    .where('id', team.organizationId)
    .update({ name, name_key: name.toLowerCase(), name_skeleton: null })
  return team
}

test.group('The search for an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('is for administrators alone, and needs a text of at most 100 characters', async ({ assert }) => {
    const { owner } = await makeTeam()
    assert.equal((await search('zeta', owner)).status, 403)
    for (const text of ['', '  ', 'x'.repeat(101)]) assert.equal((await search(text)).status, 422, text)
    const as = await makeUser({ isAdmin: true })
    assert.equal((await callApi('GET', '/api/admin/organizations', { as })).status, 422)
  })

  test('finds names by their beginning, in any case, without deleted ones', async ({ assert }) => {
    const one = await named('Zeta Labs')
    await named('Alpha of Zeta')
    const gone = await named('Zeta Gone')
    await db
      .from('organizations')
      .where('id', gone.organizationId)
      .update({ deleted_at: '2026-11-01 10:00:00.000' })
    const { body } = await search('ZETA')
    assert.deepEqual(body, { organizations: [{ id: one.organizationId, name: 'Zeta Labs', slug: one.slug }] })
    assert.deepEqual((await search('zeta%')).body, { organizations: [] })
  })

  test('finds at most the first ten by name', async ({ assert }) => {
    for (let at = 11; at >= 0; at -= 1) await named(`Zeta ${String(at).padStart(2, '0')}`)
    const { body } = await search('zeta')
    const names = (body as { organizations: { name: string }[] }).organizations.map(({ name }) => name)
    assert.lengthOf(names, FOUND_ORGANIZATIONS_MAX)
    assert.deepEqual([names[0], names.at(-1)], ['Zeta 00', 'Zeta 09'])
  })
})
