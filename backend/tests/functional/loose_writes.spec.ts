import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { SCHEDULE } from '#start/schedule'
import { rollBack } from '#tests/database'
import { looseWritesOf } from '#tests/loose_writes'

const MAIL = { language: 'en', subject: 'A mail', greeting: 'Hello,', paragraphs: [], note: '' } as const

const rename = (client: Pick<typeof db, 'from'>) => client.from('users').update({ name: 'Ada' })

/** `tests/bootstrap.ts` watches the requests of every test. */
test.group('A write outside a transaction', (group) => {
  rollBack(group)

  test('is noticed, and one inside is not', async ({ assert }) => {
    const raw = 'insert into read_marks (user_id, read_until) select id, created_at from users where 1 = 0'
    assert.lengthOf(await looseWritesOf(() => rename(db)), 1)
    assert.lengthOf(await looseWritesOf(() => db.rawQuery(raw)), 1)
    assert.isEmpty(await looseWritesOf(() => inTransaction(async (trx) => void (await rename(trx)))))
    assert.lengthOf(
      await looseWritesOf(async () => {
        await inTransaction(async (trx) => void (await rename(trx)))
        await rename(db)
      }),
      1,
    )
  })

  for (const [, name, job] of SCHEDULE) {
    test(`is none of “${name}”`, async ({ assert }) => {
      await inTransaction((trx) => queueMail(trx, 'noor@example.org', { ...MAIL, paragraphs: [] }))
      assert.isEmpty(await looseWritesOf(job))
    })
  }
})
