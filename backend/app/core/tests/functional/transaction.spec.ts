import { test } from '@japa/runner'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { withFailingCommits } from '#tests/failing_commits'

test.group('Work after a commit', (group) => {
  dialect(group)
  rollBack(group)

  test('is done once the transaction has ended', async ({ assert }) => {
    const seen: string[] = []
    await inTransaction(async (trx) => {
      afterCommit(trx, () => void seen.push('told'))
      seen.push('written')
    })
    assert.deepEqual(seen, ['written', 'told'])
  })

  test('is not done after a rollback', async ({ assert }) => {
    const seen: string[] = []
    const work = inTransaction(async (trx) => {
      afterCommit(trx, () => void seen.push('told'))
      throw new Error('no')
    })
    await assert.rejects(() => work, 'no')
    assert.isEmpty(seen)
  })

  test('is not done after a commit that fails', async ({ assert }) => {
    const seen: string[] = []
    const work = withFailingCommits(() =>
      inTransaction(async (trx) => {
        afterCommit(trx, () => void seen.push('told'))
      }),
    )
    await assert.rejects(() => work, 'The service is not available right now. Please try again in a moment.')
    assert.isEmpty(seen)
  })

  test('is not done after a commit for which there is no space, and the answer says so', async ({
    assert,
  }) => {
    const seen: string[] = []
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const work = withFailingCommits(
      () => inTransaction(async (trx) => afterCommit(trx, () => void seen.push('told'))),
      full,
    )
    await assert.rejects(() => work, /no space left/)
    assert.isEmpty(seen)
  })

  test('does not undo the write when it fails', async ({ assert }) => {
    const result = await inTransaction(async (trx) => {
      afterCommit(trx, () => Promise.reject(new Error('the listener is ill')))
      return 'kept'
    })
    assert.equal(result, 'kept')
  })
})
