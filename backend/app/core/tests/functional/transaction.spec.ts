import { test } from '@japa/runner'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { rollBack } from '#tests/database'

test.group('After a commit', (group) => {
  rollBack(group)

  test('events are dispatched, and not before', async ({ assert }) => {
    const seen: string[] = []
    await inTransaction(async (trx) => {
      afterCommit(trx, () => void seen.push('told'))
      seen.push('written')
    })
    assert.deepEqual(seen, ['written', 'told'])
  })

  test('a rolled back transaction dispatches no event', async ({ assert }) => {
    const seen: string[] = []
    const work = inTransaction(async (trx) => {
      afterCommit(trx, () => void seen.push('told'))
      throw new Error('no')
    })
    await assert.rejects(() => work, 'no')
    assert.isEmpty(seen)
  })

  test('a failing listener does not undo the write', async ({ assert }) => {
    const result = await inTransaction(async (trx) => {
      afterCommit(trx, () => Promise.reject(new Error('the listener is ill')))
      return 'kept'
    })
    assert.equal(result, 'kept')
  })
})
