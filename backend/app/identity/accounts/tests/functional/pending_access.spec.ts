import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import { createPendingSignIn } from '#identity/auth/repositories/pending_sign_ins'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { newDesktop } from '#tests/desktop_client'
import { dialect } from '#tests/tags'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'
import { confirm, requestChange } from '../support/email_change.js'
import { withMail } from '../support/with_mail.js'

const OLD = 'noor@example.org'
const NEW = 'thief@example.net'
const NEW_PASSWORD = 'Another-Morning!8'
const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

/** Creates everything that could still open a session or take over the account. Returns the link to the new address. */
async function makePendingAccess(user: User, session: string): Promise<string> {
  const context = { method: 'password', agent: 'node', address: '127.0.0.1' } as const
  await requestChange(session, NEW)
  await callApi('POST', '/api/auth/forgot-password', { body: { email: OLD } })
  await mailsTo(OLD)
  const { challenge } = newDesktop()
  await callApi('POST', '/api/auth/desktop/codes', { as: session, body: { challenge, device: 'a laptop' } })
  await createPendingSignIn({ userId: user.id, context })
  await inTransaction((trx) =>
    issueToken(trx, { userId: user.id, purpose: 'exchange_code', payload: 'google' }),
  )
  return tokenMailedTo(NEW)
}

/** What is left of it. */
async function pendingAccessOf({ id }: User): Promise<string[]> {
  const purposes = ['email_change', 'password_reset', 'exchange_code']
  const tokens = await db
    .from('one_time_tokens')
    .where('user_id', id)
    .whereIn('purpose', purposes)
    .whereNull('used_at')
  const left = tokens.map(({ purpose }) => String(purpose))
  for (const table of ['desktop_codes', 'pending_sign_ins']) {
    if (await db.from(table).where('user_id', id).first()) left.push(table)
  }
  return left.toSorted()
}

const changePassword = (as: string) =>
  callApi('PUT', '/api/users/me/password', { as, body: { currentPassword: PASSWORD, ...passwords } })

async function resetPassword() {
  await callApi('POST', '/api/auth/forgot-password', { body: { email: OLD } })
  const body = { token: await tokenMailedTo(OLD), ...passwords }
  return callApi('POST', '/api/auth/reset-password', { body })
}

async function turnOn(as: string) {
  const { body } = await callApi('POST', '/api/2fa/generate', { as, headers: { accept: 'application/json' } })
  const code = codeOf(String(body!.secret).replaceAll(' ', ''), new Date())
  const answer = { twoFactorAuthenticationCode: code, password: PASSWORD }
  return callApi('POST', '/api/2fa/turn-on', { as, body: answer })
}

test.group('Pending access to an account', (group) => {
  dialect(group)
  rollBack(group)

  const CHANGES = [
    ['a changed password', changePassword],
    ['a reset password', resetPassword],
    ['two-factor turned on', turnOn],
    ['signing out everywhere', (as: string) => callApi('DELETE', '/api/auth/sessions', { as })],
  ] as const

  for (const [name, change] of CHANGES) {
    test(`ends with ${name}`, async ({ assert, cleanup }) => {
      withMail(cleanup)
      const user = await makeUser({ email: OLD })
      const session = await tokenOf(user)
      const link = await makePendingAccess(user, session)
      assert.lengthOf(await pendingAccessOf(user), 5)
      assert.isBelow((await change(session)).status, 300)
      assert.deepEqual(await pendingAccessOf(user), [])
      assert.equal((await confirm(link)).body?.code, 'EMAIL_LINK_INVALID')
      assert.equal((await user.refresh()).email, OLD)
    })
  }

  test('ends with two-factor turned off', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const { codeAt } = await makeTwoFactor(user)
    const session = await tokenOf(user)
    await makePendingAccess(user, session)
    const body = { password: PASSWORD, twoFactorCode: codeAt(new Date()) }
    assert.equal((await callApi('POST', '/api/2fa/turn-off', { as: session, body })).status, 204)
    assert.deepEqual(await pendingAccessOf(user), [])
  })

  test('ends when a new address is confirmed', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const link = await makePendingAccess(user, await tokenOf(user))
    assert.equal((await confirm(link)).status, 200)
    assert.deepEqual(await pendingAccessOf(user), [])
  })

  test('stays when one of several sessions ends, and a mailed confirmation of the own address always does', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    await user.merge({ emailVerifiedAt: null }).save()
    const [session, other] = [await tokenOf(user), await tokenOf(user)]
    await callApi('POST', '/api/users/me/email-verification', { as: session })
    const verification = await tokenMailedTo(OLD)
    await makePendingAccess(user, session)
    await callApi('POST', '/api/auth/logout', { as: other })
    assert.lengthOf(await pendingAccessOf(user), 5)
    await changePassword(session)
    assert.equal((await confirm(verification)).status, 200)
  })
})

const profile = async (as: string) => (await callApi('GET', '/api/users/me', { as })).body

test.group('A pending email change', (group) => {
  dialect(group)
  rollBack(group)

  test('is shown in the profile until it is confirmed, cancelled or has expired', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const session = await tokenOf(await makeUser({ email: OLD }))
    assert.isNull((await profile(session))!.pendingEmail)
    await requestChange(session, NEW)
    assert.equal((await profile(session))!.pendingEmail, NEW)
    const tomorrow = useClock(new FakeClock(new Date(Date.now() + 86_400_000)))
    assert.isNull((await profile(session))!.pendingEmail)
    tomorrow()
    await confirm(await tokenMailedTo(NEW))
    assert.containsSubset(await profile(session), { user: { email: NEW }, pendingEmail: null })
  })

  test('can be cancelled by its owner alone', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const session = await tokenOf(await makeUser({ email: OLD }))
    await requestChange(session, NEW)
    const link = await tokenMailedTo(NEW)
    await callApi('DELETE', '/api/users/me/pending-email', { as: await tokenOf(await makeUser()) })
    assert.equal((await profile(session))!.pendingEmail, NEW)
    assert.equal((await callApi('DELETE', '/api/users/me/pending-email', { as: session })).status, 204)
    assert.isNull((await profile(session))!.pendingEmail)
    assert.equal((await confirm(link)).body?.code, 'EMAIL_LINK_INVALID')
  })
})
