import { test } from '@japa/runner'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import type { MailedLink } from '#contract/identity/data/mailed_link'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { tokenMailedTo } from '#tests/mails'
import { cancelBy, confirm, requestChange } from '../support/email_change.js'
import { withMail } from '../support/with_mail.js'

const OLD = 'noor@example.org'
const NEW = 'noor@example.net'
const DAY_MS = 86_400_000
const PASSWORDS = { password: 'Another-Morning!8', confirmPassword: 'Another-Morning!8' }

const check = async (link: MailedLink, token: string) =>
  (await callApi('POST', '/api/auth/check-link', { body: { link, token } })).body

const reset = (token: string) =>
  callApi('POST', '/api/auth/reset-password', { body: { token, ...PASSWORDS } })

async function askForVerification() {
  const user = await makeUser({ email: OLD })
  await user.merge({ emailVerifiedAt: null }).save()
  await callApi('POST', '/api/users/me/email-verification', { as: await tokenOf(user) })
  return { user, token: await tokenMailedTo(OLD) }
}

test.group('Checking a mailed link', (group) => {
  rollBack(group)

  test('says that an unknown link, or one of another page, is not valid', async ({ assert }) => {
    const { token } = await askForVerification()
    for (const [link, secret] of [
      ['verify-email', 'made-up'],
      ['reset-password', token],
      ['cancel-email-change', token],
    ] as const) {
      assert.deepEqual(await check(link, secret), { state: 'invalid', email: null })
    }
  })

  test('redeems nothing, however often it is done', async ({ assert }) => {
    const { user, token } = await askForVerification()
    for (let times = 0; times < 3; times += 1) {
      assert.deepEqual(await check('verify-email', token), { state: 'open', email: OLD })
    }
    assert.isNull((await user.refresh()).emailVerifiedAt)
  })

  test('says of a reset link whether it was used or is too old', async ({ assert, cleanup }) => {
    await makeUser({ email: OLD })
    await callApi('POST', '/api/auth/forgot-password', { body: { email: OLD } })
    const token = await tokenMailedTo(OLD)
    assert.deepEqual(await check('reset-password', token), { state: 'open', email: null })
    const undo = useClock(new FakeClock(new Date(Date.now() + 3_600_000)))
    assert.deepEqual(await check('reset-password', token), { state: 'invalid', email: null })
    undo()
    await reset(token)
    assert.deepEqual(await check('reset-password', token), { state: 'used', email: null })
    assert.equal((await reset(token)).body?.code, 'RESET_LINK_INVALID')
    cleanup(useClock(new FakeClock(new Date(Date.now() + 31 * DAY_MS))))
    assert.deepEqual(await check('reset-password', token), { state: 'invalid', email: null })
  })

  test('says of an address that it is confirmed, until the account has another', async ({ assert }) => {
    const { user, token } = await askForVerification()
    assert.deepEqual((await confirm(token)).body, { email: OLD })
    assert.deepEqual(await check('verify-email', token), { state: 'used', email: OLD })
    assert.deepEqual((await confirm(token)).body, { email: OLD })
    await user.merge({ email: NEW, emailKey: NEW }).save()
    assert.deepEqual(await check('verify-email', token), { state: 'invalid', email: null })
    assert.equal((await confirm(token)).body?.code, 'EMAIL_LINK_INVALID')
  })

  test('says so too when the address was confirmed in another way', async ({ assert }) => {
    const { user, token } = await askForVerification()
    await user.merge({ emailVerifiedAt: new Date() }).save()
    assert.deepEqual(await check('verify-email', token), { state: 'used', email: OLD })
  })

  test('says of a new address whether it is confirmed, and confirms it once', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    await requestChange(await tokenOf(user), NEW)
    const token = await tokenMailedTo(NEW)
    assert.deepEqual(await check('verify-email', token), { state: 'open', email: NEW })
    assert.deepEqual(
      (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status),
      [200, 200],
    )
    assert.deepEqual(await check('verify-email', token), { state: 'used', email: NEW })
  })

  test('says of a cancelled change that the address stays', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    await requestChange(await tokenOf(user), NEW)
    const token = await tokenMailedTo(OLD)
    assert.deepEqual(await check('cancel-email-change', token), { state: 'open', email: OLD })
    await cancelBy(token)
    assert.deepEqual(await check('cancel-email-change', token), { state: 'used', email: OLD })
  })
})
