import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/limiter'
import { useClock } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import {
  countRequest,
  isWithinLimit,
  limitFailures,
  releaseRequest,
  resetLimits,
  returnRequest,
  type DurableLimit,
} from '#core/http/rate_limit/durable_limit'
import { dialect } from '#tests/tags'

const MINUTE = 60_000

const limitOf = (requests: number): DurableLimit => ({ key: newId(), requests, duration: '1 minute' })

async function countOf({ key }: DurableLimit): Promise<number> {
  const row: { points: number } | null = await db.from('rate_limits').where('key', key).first()
  return row?.points ?? 0
}

/** The limit that refuses a request, in seconds until it ends. Null when none does. */
async function refusalOf(limits: DurableLimit[]): Promise<number | null> {
  try {
    await countRequest(limits)
    return null
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return error.response.availableIn
    throw error
  }
}

const fail = (message: string) => () => Promise.reject(new Error(message))
const isWrong = (error: unknown) => error instanceof Error && error.message === 'wrong'

test.group('A durable limit', (group) => {
  dialect(group)
  group.each.teardown(async () => {
    await db.from('rate_limits').delete()
  })

  test('refuses requests beyond it, and counts those too', async ({ assert }) => {
    const limit = limitOf(2)
    const refusals = []
    for (let turn = 0; turn < 4; turn += 1) refusals.push((await refusalOf([limit])) !== null)
    assert.deepEqual(refusals, [false, false, true, true])
    assert.equal(await countOf(limit), 4)
  })

  test('begins anew after its window, which refused requests do not extend', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date('2026-01-01T00:00:00Z'))
    cleanup(useClock(clock))
    const limit = limitOf(1)
    assert.isNull(await refusalOf([limit]))
    clock.advance(MINUTE / 2)
    assert.equal(await refusalOf([limit]), 30)
    clock.advance(MINUTE / 2)
    assert.isNull(await refusalOf([limit]))
    assert.equal(await countOf(limit), 1)
  })

  test('lasts no longer than its window after the clock was set back', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date('2026-01-01T12:00:00Z'))
    cleanup(useClock(clock))
    const limit = limitOf(1)
    assert.isNull(await refusalOf([limit]))
    clock.advance(-60 * MINUTE)
    assert.equal(await refusalOf([limit]), 60)
    clock.advance(MINUTE)
    assert.isNull(await refusalOf([limit]))
  })

  test('that asks for a proof counts no request without one, and refuses at its end', async ({ assert }) => {
    const limit = { ...limitOf(2), proven: 4 }
    const codeOf = (isProven: boolean) =>
      countRequest([limit], { isProven }).then(
        () => 'fine',
        ({ code }: { code: string }) => code,
      )
    const outcomes = []
    for (const isProven of [false, false, false, false, true, true, true, false])
      outcomes.push(await codeOf(isProven))
    const asked = 'CAPTCHA_REQUIRED'
    const refused = 'E_TOO_MANY_REQUESTS'
    assert.deepEqual(outcomes, ['fine', 'fine', asked, asked, 'fine', 'fine', refused, refused])
  })

  test('that refuses keeps later ones from counting', async ({ assert }) => {
    const [address, account] = [limitOf(1), limitOf(10)]
    assert.isNull(await refusalOf([address, account]))
    assert.isNotNull(await refusalOf([address, account]))
    assert.deepEqual([await countOf(address), await countOf(account)], [2, 1])
  })

  test('allows as many of parallel requests as it says, whatever their order of keys', async ({ assert }) => {
    const [one, other] = [limitOf(5), limitOf(1_000)]
    const requests = Array.from({ length: 40 }, (_, turn) =>
      refusalOf(turn % 2 === 0 ? [one, other] : [other, one]),
    )
    const refusals = await Promise.all(requests)
    assert.equal(refusals.filter((refusal) => refusal === null).length, 5)
    assert.equal(await countOf(one), 40)
  })

  test('counts and releases parallel requests without a deadlock', async ({ assert }) => {
    const [one, other] = [limitOf(1_000), limitOf(1_000)]
    const attempts = Array.from({ length: 40 }, async (_, turn) => {
      const limits = turn % 2 === 0 ? [one, other] : [other, one]
      await countRequest(limits)
      await inTransaction((trx) => releaseRequest(trx, { counted: limits, reset: [] }))
    })
    await Promise.all(attempts)
    assert.deepEqual([await countOf(one), await countOf(other)], [0, 0])
  })

  test('keeps its count when the release is rolled back', async ({ assert }) => {
    const [counted, reset] = [limitOf(5), limitOf(5)]
    await countRequest([counted, reset])
    const release = inTransaction(async (trx) => {
      await releaseRequest(trx, { counted: [counted], reset: [reset] })
      throw new Error('The session could not be opened.')
    })
    await assert.rejects(() => release, 'The session could not be opened.')
    assert.deepEqual([await countOf(counted), await countOf(reset)], [1, 1])
  })

  test('is released by one, and reset to nothing', async ({ assert }) => {
    const [counted, reset] = [limitOf(5), limitOf(5)]
    for (let turn = 0; turn < 3; turn += 1) await countRequest([counted, reset])
    await inTransaction((trx) => releaseRequest(trx, { counted: [counted], reset: [reset] }))
    assert.deepEqual([await countOf(counted), await countOf(reset)], [2, 0])
    await resetLimits([counted])
    await returnRequest([counted])
    assert.equal(await countOf(counted), 0)
  })

  test('counts failures only, and those that matter', async ({ assert }) => {
    const limit = limitOf(5)
    assert.equal(await limitFailures([limit], async () => 'right'), 'right')
    assert.equal(await countOf(limit), 0)
    await assert.rejects(() => limitFailures([limit], fail('broken'), isWrong), 'broken')
    assert.equal(await countOf(limit), 0)
    await assert.rejects(() => limitFailures([limit], fail('wrong'), isWrong), 'wrong')
    assert.equal(await countOf(limit), 1)
  })

  test('says whether a request is within it', async ({ assert }) => {
    const once = limitOf(1)
    assert.deepEqual([await isWithinLimit(once), await isWithinLimit(once)], [true, false])
  })
})
