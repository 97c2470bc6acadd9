import { test } from '@japa/runner'
import User from '#identity/users/models/user'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  completeFlow,
  goThrough,
  post,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const EMAIL = 'noor@example.org'
const credentials = { email: EMAIL, password: PASSWORD }
const status = async (as: string) => (await callApi('GET', '/api/auth/status', { as })).status
const findNoor = async () => (await User.findByEmail(EMAIL))!

/** Mallory signs up with the address of Noor. Returns Mallory's session. */
async function squat(): Promise<string> {
  const body = { name: 'Noor Haddad', ...credentials }
  return String((await callApi('POST', '/api/auth/register', { body })).body!.token)
}

/** Opens every link in the mails to an address and runs the page, as a mail scanner does, but clicks nothing. */
async function scan(address: string): Promise<void> {
  for (const { text } of await mailsTo(address)) {
    for (const [, path = ''] of text.matchAll(/http:\/\/fanfare\.test(\/\S+)/g)) await callApi('GET', path)
  }
  const token = await tokenMailedTo(address)
  await callApi('POST', '/api/auth/check-link', { body: { link: 'verify-email', token } })
}

test.group('A takeover with the help of a mail scanner', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('fails at the link: opening it confirms nothing, and its owner can still use it', async ({
    assert,
  }) => {
    await squat()
    await scan(EMAIL)
    await scan(EMAIL)
    assert.isNull((await findNoor()).emailVerifiedAt)
    const token = await tokenMailedTo(EMAIL)
    assert.equal((await callApi('POST', '/api/auth/verify-email', { body: { token } })).status, 200)
    assert.isNotNull((await findNoor()).emailVerifiedAt)
  })

  test('fails at the sign-in with a provider, even when the address was confirmed', async ({ assert }) => {
    const mallory = await squat()
    const confirmation = await tokenMailedTo(EMAIL)
    const linked = { purpose: 'link', returnTo: '/profile', password: PASSWORD } as const
    const choice = verified('Mallory', 'mallory@example.net')
    await completeFlow(new Browser(), { token: mallory, choice, provider: 'linkedin', ...linked })
    await callApi('POST', '/api/auth/verify-email', { body: { token: confirmation } })

    const noor = new Browser()
    const { join, token } = await goThrough(noor, verified('Noor', EMAIL))
    assert.isUndefined(token)
    const { body } = await post(noor, '/api/auth/join/take', { code: join })
    assert.equal(body.user.email, EMAIL)

    assert.equal(await status(mallory), 401)
    assert.equal((await callApi('POST', '/api/auth/login', { body: credentials })).status, 400)
    assert.property(await goThrough(new Browser(), choice, 'linkedin'), 'token')
    assert.lengthOf(await User.findManyBy('isAdmin', false), 2, 'Mallory has an account of their own')
    assert.equal(await status(body.token), 200)
  })
})
