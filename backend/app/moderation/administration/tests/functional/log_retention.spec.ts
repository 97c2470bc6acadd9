import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { purgeOldAudit } from '#organizations/organizations/jobs/purge_old_audit'
import { purgeOldDecisions } from '#moderation/platform_log/jobs/purge_old_decisions'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => toInstant(new Date(Date.now() - days * DAY_MS))

const entry = (days: number, more: object) => ({
  id: newId(),
  action: 'tag.deleted',
  subject: `${days} days old`,
  created_at: daysAgo(days),
  ...more,
})

const insert = (table: string, rows: object[]) =>
  inTransaction(async (trx) => {
    // SQLite inserts a limited number of rows at once.
    for (let at = 0; at < rows.length; at += 100) await trx.table(table).multiInsert(rows.slice(at, at + 100))
  })
const kept = async (table: string) =>
  (await db.from(table).where('subject', 'like', '% days old').distinct('subject')).map(
    ({ subject }) => subject,
  )

test.group('Logs', (group) => {
  dialect(group)
  rollBack(group)

  test('of the platform are kept for a year, and deleted in batches after it', async ({ assert }) => {
    const old = Array.from({ length: 1_100 }, () => entry(366, {}))
    await insert('platform_log_entries', [...old, entry(364, {})])
    assert.sameMembers(await kept('platform_log_entries'), ['364 days old', '366 days old'])
    await purgeOldDecisions()
    assert.deepEqual(await kept('platform_log_entries'), ['364 days old'])
    await purgeOldDecisions()
    assert.deepEqual(await kept('platform_log_entries'), ['364 days old'])
  })

  test('of organizations are, too', async ({ assert }) => {
    for (const { organizationId: organization_id } of [await makeTeam(), await makeTeam()]) {
      const rows = Array.from({ length: 520 }, () => entry(366, { organization_id }))
      await insert('audit_entries', [...rows, entry(364, { organization_id })])
    }
    await purgeOldAudit()
    assert.deepEqual(await kept('audit_entries'), ['364 days old'])
  })
})
