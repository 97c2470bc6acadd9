import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'
import type { IdentityList } from '#contract/identity/data/session'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  comeBackTo,
  completeFlow,
  exchange,
  goThrough,
  leaveFor,
  post,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const EMAIL = 'noor@example.org'
/** An account at the provider with another address. */
const PRIVATE = verified('Noor', 'noor@private.example')

const linking = (token: string, choice = PRIVATE) =>
  ({ purpose: 'link', returnTo: '/profile', password: PASSWORD, token, choice }) as const

const identitiesOf = async (as: string) =>
  ((await callApi('GET', '/api/users/me/identities', { as })).body as IdentityList | null)!.identities

const unlink = (as: string, id: string, body: object = { password: PASSWORD }) =>
  callApi('DELETE', `/api/users/me/identities/${id}`, { as, body })

async function signUp(choice = PRIVATE, provider = 'google') {
  const browser = new Browser()
  const { body } = await exchange(browser, (await goThrough(browser, choice, provider)).token)
  return { browser, token: body.token }
}

test.group('Linking a provider', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('requires the password', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    const flow = { purpose: 'link', returnTo: '/profile' }
    const refused = await post(new Browser(), '/api/auth/google/flows', flow, token)
    assert.deepEqual([refused.status, refused.body.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const wrong = { ...flow, password: 'Wrong-Morning!7' }
    assert.equal(
      (await post(new Browser(), '/api/auth/google/flows', wrong, token)).body.code,
      'INVALID_PASSWORD',
    )
  })

  test('adds a sign-in method with whatever address, and sends a mail', async ({ assert }) => {
    const user = await makeUser({ email: EMAIL })
    const token = await tokenOf(user)
    assert.equal(await completeFlow(new Browser(), linking(token)), '/profile?done=linked')
    assert.containsSubset(await identitiesOf(token), [{ provider: 'google', email: 'noor@private.example' }])
    assert.equal((await mailsTo(EMAIL)).at(-1)?.subject, 'A sign-in method was added')
    const browser = new Browser()
    const { body } = await exchange(browser, (await goThrough(browser, PRIVATE)).token)
    assert.equal(body.user.id, user.id)
  })

  test('changes nothing when it is linked already', async ({ assert }) => {
    const token = await tokenOf(await makeUser({ email: EMAIL }))
    await completeFlow(new Browser(), linking(token))
    assert.equal(await completeFlow(new Browser(), linking(token)), '/profile?done=linked')
    assert.lengthOf(await identitiesOf(token), 1)
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  test('is refused when the account at the provider belongs to another user', async ({ assert }) => {
    await signUp()
    const token = await tokenOf(await makeUser())
    assert.equal(await completeFlow(new Browser(), linking(token)), '/profile?error=EXTERNAL_IDENTITY_IN_USE')
    assert.lengthOf(await identitiesOf(token), 0)
  })

  test('is of no use after the session has ended', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    const browser = new Browser()
    const callback = await leaveFor(browser, linking(token))
    await callApi('POST', '/api/auth/logout', { as: token })
    assert.equal(await comeBackTo(browser, callback), '/profile?error=EXTERNAL_STATE_INVALID')
    assert.lengthOf(await db.from('identities'), 0)
  })
})

test.group('Unlinking a provider', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('requires the password, and is limited to the own ones', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    await completeFlow(new Browser(), linking(token))
    const { id } = (await identitiesOf(token))[0]!
    assert.equal((await unlink(token, id, {})).body?.code, 'REAUTHENTICATION_REQUIRED')
    assert.equal((await unlink(await tokenOf(await makeUser()), id)).status, 404)
    assert.lengthOf(await identitiesOf(token), 1)
  })

  test('ends other sessions and sends a mail', async ({ assert }) => {
    const user = await makeUser({ email: EMAIL })
    const [here, there] = [await tokenOf(user), await tokenOf(user)]
    await completeFlow(new Browser(), linking(here))
    const { id } = (await identitiesOf(here))[0]!
    assert.equal((await unlink(here, id)).status, 204)
    assert.lengthOf(await identitiesOf(here), 0)
    assert.equal((await callApi('GET', '/api/auth/status', { as: there })).status, 401)
    assert.equal((await mailsTo(EMAIL)).at(-1)?.subject, 'A sign-in method was removed')
  })

  test('is refused for the last sign-in method', async ({ assert }) => {
    const { browser, token } = await signUp()
    const [google] = await identitiesOf(token)
    const refused = await unlink(token, google!.id, {})
    assert.deepEqual([refused.status, refused.body?.code], [409, 'LAST_SIGN_IN_METHOD'])
    const flow = { ...linking(token), password: undefined, provider: 'linkedin' }
    await completeFlow(browser, flow)
    assert.equal((await unlink(token, google!.id, {})).status, 204)
    const [linkedin] = await identitiesOf(token)
    assert.equal((await unlink(token, linkedin!.id, {})).body?.code, 'LAST_SIGN_IN_METHOD')
  })
})
