import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { inTransaction } from '#core/database/transactions/transaction'
import type User from '#identity/users/models/user'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'
import { Browser } from '#tests/browser'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  exchange,
  goThrough,
  post,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const EMAIL = 'noor@example.org'
const NOOR = verified('Noor', EMAIL)

const join = (browser: Browser, code: string | undefined, password = PASSWORD) =>
  post(browser, '/api/auth/join', { code, password })

const take = (browser: Browser, code: string | undefined) => post(browser, '/api/auth/join/take', { code })

/** The link in the mail to an earlier address of the account. */
const issueCancelLink = ({ id }: User) =>
  inTransaction((trx) =>
    issueToken(trx, { userId: id, purpose: 'email_change_cancel', payload: 'squatter@example.net' }),
  )

/** An account with an unconfirmed address, and a sign-in with a provider that has verified this address. */
async function meet() {
  const user = await makeUser({ email: EMAIL })
  await user.merge({ emailVerifiedAt: null }).save()
  const browser = new Browser()
  const { join: code } = await goThrough(browser, NOOR)
  return { user, browser, code }
}

/** An account with a confirmed address and a password, and a first sign-in with a provider. */
async function meetConfirmed() {
  const user = await makeUser({ email: EMAIL })
  const browser = new Browser()
  return { user, browser, code: (await goThrough(browser, NOOR)).join }
}

test.group('An external sign-in to an unconfirmed account', (group) => {
  group.setup(() => startPeer())
  rollBack(group)

  test('links nothing with a wrong password, another code or in another browser', async ({ assert }) => {
    const { user, browser, code } = await meet()
    assert.equal((await join(browser, code, 'Wrong-Morning!7')).body.code, 'INVALID_PASSWORD')
    for (const send of [join, take]) {
      assert.equal((await send(browser, 'otj_made-up')).body.code, 'EXCHANGE_CODE_INVALID')
      assert.equal((await send(new Browser(), code)).body.code, 'EXCHANGE_CODE_INVALID')
    }
    assert.lengthOf(await db.from('identities'), 0)
    assert.isNull((await user.refresh()).emailVerifiedAt)
  })

  test('expires after ten minutes, and ends when the address of the account changes', async ({
    assert,
    cleanup,
  }) => {
    const { user, browser, code } = await meet()
    const later = useClock(new FakeClock(new Date(Date.now() + 600_000)))
    assert.equal((await join(browser, code)).body.code, 'EXCHANGE_CODE_INVALID')
    later()
    await user.merge({ email: 'noor@example.net', emailKey: 'noor@example.net' }).save()
    assert.equal((await take(browser, code)).body.code, 'EXCHANGE_CODE_INVALID')
    cleanup(() => undefined)
  })

  test('links the provider with the password, which confirms the address and keeps the account', async ({
    assert,
  }) => {
    const { user, browser, code } = await meet()
    const session = await tokenOf(user)
    const { status, body } = await join(browser, code)
    assert.deepEqual([status, body.user.id, body.user.emailVerified], [200, user.id, true])
    assert.equal((await callApi('GET', '/api/auth/status', { as: session })).status, 200)
    assert.equal((await join(browser, code)).body.code, 'EXCHANGE_CODE_INVALID')
    const again = new Browser()
    assert.equal((await exchange(again, (await goThrough(again, NOOR)).token)).body.user.id, user.id)
  })

  test('still requires the second factor after the password', async ({ assert }) => {
    const { user, browser, code } = await meet()
    await makeTwoFactor(user)
    assert.isTrue((await join(browser, code)).body.requires2FA)
  })

  test('takes the account without the password, and ends whatever somebody else has set up', async ({
    assert,
  }) => {
    const { user, browser, code } = await meet()
    const squatter = await tokenOf(user)
    await makeTwoFactor(user)
    await db.table('identities').insert({
      id: user.id,
      user_id: user.id,
      provider: 'linkedin',
      subject: 'squatter',
      email: null,
      created_at: '2026-01-01 00:00:00.000',
    })
    await issueCancelLink(user)
    const { status, body } = await take(browser, code)
    assert.deepEqual([status, body.user.id], [200, user.id])
    assert.containsSubset(body.user, { emailVerified: true, hasPassword: false, twoFaEnabled: false })
    assert.equal((await callApi('GET', '/api/auth/status', { as: squatter })).status, 401)
    const credentials = { email: EMAIL, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body: credentials })).status, 400)
    assert.deepEqual(await db.from('identities').select('provider'), [{ provider: 'google' }])
    for (const table of ['one_time_tokens', 'two_factor_secrets', 'recovery_codes']) {
      assert.lengthOf(await db.from(table).where('user_id', user.id), 0, table)
    }
    const subjects = (await mailsTo(EMAIL)).map(({ subject }) => subject)
    assert.includeMembers(subjects, ['This account is yours now', 'Two-factor authentication is off'])
  })

  test('keeps the second factor of an account whose address was confirmed meanwhile', async ({ assert }) => {
    const { user, browser, code } = await meet()
    await makeTwoFactor(user)
    await user.merge({ emailVerifiedAt: new Date() }).save()
    assert.isTrue((await take(browser, code)).body.requires2FA)
    assert.isTrue((await user.refresh()).twoFaEnabled)
  })

  test('takes an account once', async ({ assert }) => {
    const { browser, code } = await meet()
    const statuses = await Promise.all([take(browser, code), take(browser, code), take(browser, code)])
    assert.deepEqual(statuses.map(({ status }) => status).toSorted(), [200, 400, 400])
  })
})

test.group('A first external sign-in to a confirmed account with a password', (group) => {
  group.setup(() => startPeer())
  rollBack(group)

  test('keeps everything with the password, and tells the owner', async ({ assert }) => {
    const { user, browser, code } = await meetConfirmed()
    const session = await tokenOf(user)
    const { status, body } = await join(browser, code)
    assert.deepEqual([status, body.user.id, body.user.hasPassword], [200, user.id, true])
    assert.equal((await callApi('GET', '/api/auth/status', { as: session })).status, 200)
    assert.equal((await mailsTo(EMAIL)).at(-1)?.subject, 'A sign-in method was added')
    const again = new Browser()
    assert.property(await goThrough(again, NOOR), 'token')
  })

  test('ends password, sessions and other providers without the password, and tells the owner', async ({
    assert,
  }) => {
    const { user, browser, code } = await meetConfirmed()
    const session = await tokenOf(user)
    const { status, body } = await take(browser, code)
    assert.deepEqual([status, body.user.id, body.user.hasPassword], [200, user.id, false])
    assert.equal((await callApi('GET', '/api/auth/status', { as: session })).status, 401)
    assert.equal((await mailsTo(EMAIL)).at(-1)?.subject, 'Your password was removed')
  })

  test('ends no second factor, and no link that undoes an email change', async ({ assert }) => {
    const { user, browser, code } = await meetConfirmed()
    await makeTwoFactor(user)
    await issueCancelLink(user)
    assert.isTrue((await take(browser, code)).body.requires2FA)
    assert.isTrue((await user.refresh()).twoFaEnabled)
    const links = await db.from('one_time_tokens').where('user_id', user.id).select('purpose')
    assert.deepEqual(links, [{ purpose: 'email_change_cancel' }])
  })
})
