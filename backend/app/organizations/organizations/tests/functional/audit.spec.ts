import { test } from '@japa/runner'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordAudit, type NewAuditEntry } from '#organizations/organizations/repositories/record_audit'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const record = (team: Team, entry: Partial<NewAuditEntry> = {}) =>
  inTransaction((trx) =>
    recordAudit(trx, {
      organizationId: team.organizationId,
      actorId: team.admin.id,
      action: 'role.changed',
      subject: team.member.name,
      before: { role: 'member' },
      after: { role: 'admin' },
      ...entry,
    }),
  )

const logOf = (team: Team, query = '') =>
  callApi('GET', `/api/organizations/${team.organizationId}/audit${query}`, { as: team.owner })

test.group('The audit log', (group) => {
  dialect(group)
  rollBack(group)

  test('refuses an invalid page', async ({ assert }) => {
    const answer = await logOf(await makeTeam(), '?page=0')
    assert.equal(answer.status, 422)
  })

  test('records who changed what, with before and after', async ({ assert }) => {
    const team = await makeTeam()
    await record(team)
    const { entries } = (await logOf(team, '?limit=1')).body as { entries: object[] }
    assert.containSubset(entries, [
      {
        action: 'role.changed',
        actor: { id: team.admin.id, name: 'Adam Admin' },
        subject: 'Mira Member',
        before: { role: 'member' },
        after: { role: 'admin' },
      },
    ])
    assert.match(String(Object(entries[0]).createdAt), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('keeps the entries of a deleted account without its name', async ({ assert }) => {
    const team = await makeTeam()
    await record(team)
    await team.admin.delete()
    const { entries } = (await logOf(team, '?limit=1')).body as { entries: object[] }
    assert.containSubset(entries, [{ action: 'role.changed', actor: null, subject: 'Mira Member' }])
  })

  test('is listed newest first, page by page', async ({ assert }) => {
    const team = await makeTeam()
    for (const subject of ['first', 'second', 'third']) await record(team, { subject })
    const pages = [await logOf(team, '?limit=2'), await logOf(team, '?limit=2&page=2')]
    const subjects = pages.flatMap(({ body }) =>
      (body!.entries as { subject: string }[]).map(({ subject }) => subject),
    )
    assert.deepEqual(subjects.slice(0, 3), ['third', 'second', 'first'])
    assert.containSubset(pages[1]!.body, { pagination: { page: 2, limit: 2, totalPages: 2 } })
  })

  test('contains no entries of other organizations', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await record(other, { subject: 'elsewhere' })
    const { entries } = (await logOf(team)).body as { entries: { subject: string }[] }
    assert.notInclude(
      entries.map(({ subject }) => subject),
      'elsewhere',
    )
  })
})
