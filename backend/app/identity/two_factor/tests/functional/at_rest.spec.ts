import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createHash } from 'node:crypto'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import type { AppError } from '#core/http/errors/app_error'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'

const rowOf = (userId: string) => db.from('two_factor_secrets').where('user_id', userId).firstOrFail()

/** The code of the error with which a second factor is refused; null when it is accepted. */
const refusalOf = (userId: string, code: string): Promise<string | null> =>
  inTransaction((trx) => requireSecondFactor(trx, userId, code)).then(
    () => null,
    (error: AppError) => error.code,
  )

test.group('The stored second factor', (group) => {
  rollBack(group)

  test('contains no readable secret', async ({ assert }) => {
    const user = await makeUser()
    const headers = { accept: 'application/json' }
    const answer = await callApi('POST', '/api/2fa/generate', { as: user, body: {}, headers })
    const secret = String(answer.body?.secret).replaceAll(' ', '')
    const pending = JSON.stringify(await rowOf(user.id))
    const twoFactorAuthenticationCode = codeOf(secret, now())
    await callApi('POST', '/api/2fa/turn-on', {
      as: user,
      body: { twoFactorAuthenticationCode, password: PASSWORD },
    })
    const confirmed = JSON.stringify(await rowOf(user.id))
    for (const row of [pending, confirmed]) {
      for (const written of [secret, Buffer.from(secret).toString('base64url')])
        assert.notInclude(row, written)
    }
  })

  test("cannot be decrypted in another user's row", async ({ assert }) => {
    const [thief, victim] = [await makeUser(), await makeUser()]
    const { codeAt } = await makeTwoFactor(thief)
    await makeTwoFactor(victim)
    const { secret } = await rowOf(thief.id)
    await db.from('two_factor_secrets').where('user_id', victim.id).update({ secret })
    assert.equal(await refusalOf(victim.id, codeAt(now())), 'TWO_FACTOR_CODE_INVALID')
    assert.isNull(await refusalOf(thief.id, codeAt(now())))
  })

  test('contains no readable recovery code, nor its plain SHA-256', async ({ assert }) => {
    const user = await makeUser()
    const { recoveryCodes } = await makeTwoFactor(user)
    const rows = JSON.stringify(await db.from('recovery_codes').where('user_id', user.id))
    for (const code of recoveryCodes) {
      assert.notInclude(rows, code)
      for (const written of ['hex', 'base64url'] as const) {
        assert.notInclude(rows, createHash('sha256').update(code).digest(written))
      }
    }
  })

  test("does not accept recovery codes copied from another user's row", async ({ assert }) => {
    const [thief, victim] = [await makeUser(), await makeUser()]
    const { recoveryCodes } = await makeTwoFactor(thief)
    await db.from('recovery_codes').where('user_id', thief.id).update({ user_id: victim.id })
    assert.equal(await refusalOf(victim.id, recoveryCodes[0]!), 'TWO_FACTOR_CODE_INVALID')
  })
})
