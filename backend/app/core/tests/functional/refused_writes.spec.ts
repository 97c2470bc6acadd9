import { test } from '@japa/runner'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transactions/transaction'
import { toAppError } from '#core/http/errors/to_app_error'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'

async function refusal(write: (trx: TransactionClientContract) => Promise<unknown>) {
  const thrown = await inTransaction(write).catch((error: unknown) => error)
  const { code, status, message, details } = toAppError(thrown)
  return { code, status, message, details }
}

test.group('A write the database refuses', (group) => {
  dialect(group)
  rollBack(group)

  for (const [column, field] of [
    ['slug', 'slug'],
    ['name_key', 'name'],
  ] as const) {
    test(`names ${field} when its value exists already, and not the value`, async ({ assert }) => {
      const [team, other] = [await makeTeam(), await makeTeam()]
      const refused = await refusal(async (trx) => {
        const { [column]: existing } = await trx
          .from('organizations')
          .where('id', team.organizationId)
          .firstOrFail()
        await trx
          .from('organizations')
          .where('id', other.organizationId)
          .update({ [column]: existing })
      })
      assert.equal(refused.code, 'UNIQUE_CONSTRAINT_VIOLATION')
      assert.deepEqual(refused.details, {
        fields: [{ field, rule: 'unique', message: `${field} is already taken` }],
      })
    })
  }

  test('names every field of an index over several columns', async ({ assert }) => {
    const team = await makeTeam()
    const refused = await refusal((trx) =>
      trx
        .from('memberships')
        .where({ organization_id: team.organizationId, user_id: team.admin.id })
        .update({ user_id: team.owner.id }),
    )
    const fields = refused.details?.fields?.map(({ field }) => field) ?? []
    assert.sameMembers(fields, ['organizationId', 'userId'])
  })

  test('says that the row it refers to does not exist', async ({ assert }) => {
    const team = await makeTeam()
    const refused = await refusal((trx) =>
      trx.from('memberships').where('user_id', team.admin.id).update({ user_id: newId() }),
    )
    assert.deepEqual(refused, {
      code: 'FOREIGN_KEY_CONSTRAINT_VIOLATION',
      status: 409,
      message: 'Referenced resource does not exist',
      details: undefined,
    })
  })

  test('says that the operation failed when the statement is wrong', async ({ assert }) => {
    const refused = await refusal((trx) => trx.from('no_such_table').select('*'))
    assert.deepEqual(refused, {
      code: 'DATABASE_ERROR',
      status: 500,
      message: 'Database operation failed',
      details: undefined,
    })
  })
})
