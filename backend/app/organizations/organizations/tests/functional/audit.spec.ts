import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordAudit, type NewAuditEntry } from '#organizations/organizations/repositories/record_audit'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { plansOf } from '#tests/plans'
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

/** As many entries as make the planner of PostgreSQL prefer the index that finds the fewest. */
const recordMany = (team: Team, entry: Partial<NewAuditEntry>) =>
  inTransaction((trx) =>
    recordAudit(
      trx,
      ...Array.from({ length: 300 }, (): NewAuditEntry => ({
        organizationId: team.organizationId,
        actorId: team.admin.id,
        action: 'role.changed',
        ...entry,
      })),
    ),
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

  test('refuses filters that do not exist', async ({ assert }) => {
    const team = await makeTeam()
    for (const query of ['action=tag.deleted', 'actorId=mira', 'from=yesterday', 'to=2026-13-45T00:00:00Z'])
      assert.equal((await logOf(team, `?${query}`)).status, 422, query)
  })

  test('is filtered by action, person and time, and paged', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    clock.advance(1_000)
    const start = clock.now().toISOString()
    await record(team, { subject: 'one' })
    await record(team, { subject: 'two', actorId: team.owner.id })
    clock.advance(1_000)
    const between = clock.now().toISOString()
    await record(team, { subject: 'three', action: 'member.removed' })
    await record(team, { subject: 'four', action: 'member.removed', actorId: team.owner.id })
    const subjects = async (query: string) => {
      const { body } = await logOf(team, `?from=${start}&${query}`)
      return (body!.entries as { subject: string }[]).map(({ subject }) => subject)
    }
    assert.sameMembers(await subjects(`actorId=${team.admin.id}`), ['three', 'one'])
    assert.sameMembers(await subjects('action=member.removed'), ['four', 'three'])
    assert.deepEqual(await subjects(`action=member.removed&actorId=${team.admin.id}`), ['three'])
    assert.sameMembers(await subjects(`to=${between}`), ['two', 'one'])
    assert.isEmpty(await subjects(`to=${between}&action=member.removed`))
    const { body } = await logOf(team, `?actorId=${team.admin.id}&from=${start}&limit=1&page=2`)
    assert.deepInclude(body!.pagination as object, { page: 2, total: 2, totalPages: 2 })
  })

  test('is read by an index for each filter', async ({ assert }) => {
    const team = await makeTeam()
    await record(team)
    await recordMany(team, { actorId: team.owner.id, action: 'invitation.sent' })
    await db.rawQuery('analyze audit_entries')
    for (const [query, index] of [
      [`actorId=${team.admin.id}`, 'audit_entries_newest_by_actor'],
      ['action=role.changed', 'audit_entries_newest_by_action'],
      ['to=2020-01-01T00:00:00Z', 'audit_entries_organization_id_created_at_id_index'],
    ] as const) {
      const plans = await plansOf(() => logOf(team, `?${query}`))
      const ofLog = plans.filter((plan) => plan.includes('audit_entries'))
      assert.lengthOf(ofLog, 2)
      for (const plan of ofLog) assert.include(plan, index)
    }
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
