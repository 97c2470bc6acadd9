import { test } from '@japa/runner'
import MakeResetLink from '#identity/auth/actions/make_reset_link'
import User from '#identity/users/models/user'
import { listen } from '#notifications/stream/tests/support/listen'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

const THREE_SECONDS = 3_000

/** A person with a password, whom the directory has adopted. */
async function adopt(options: Parameters<typeof makeUser>[0] = {}) {
  const directory = await connectDirectory()
  const user = await makeUser({ name: 'Lena Leaver', ...options })
  const { body } = await directory.createUser({ userName: user.email, displayName: user.name })
  const setActive = (value: unknown) =>
    directory.patch(`Users/${body.id}`, [{ op: 'Replace', path: 'active', value }])
  return { directory, user, setActive }
}

const signIn = async ({ email }: User) => {
  const { status, body } = await callApi('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  return body?.code ?? status
}
const reset = async (link: string) => {
  const token = new URL(link).searchParams.get('token') ?? link.split('/').at(-1)
  const body = { token, password: 'Other-Morning!7', confirmPassword: 'Other-Morning!7' }
  return (await callApi('POST', '/api/auth/reset-password', { body })).body?.code
}
const logOf = async (as: User) => {
  const { body } = await callApi('GET', '/api/admin/log', { as })
  return (body as { entries: { action: string }[] }).entries.map(({ action }) => action)
}

test.group('A person whom the directory deactivates', (group) => {
  dialect(group)
  rollBack(group)

  test('is out within three seconds: session, stream and reset link', async ({ assert }) => {
    const { user, setActive } = await adopt()
    const stream = await listen(user)
    const token = await tokenOf(user)
    const link = await new MakeResetLink().handle(user.email)
    const began = Date.now()
    assert.equal((await setActive('False')).body.active, false)
    await stream.untilEnd()
    assert.isBelow(Date.now() - began, THREE_SECONDS)
    assert.equal((await callApi('GET', '/api/auth/status', { as: token })).status, 401)
    assert.equal(await signIn(user), 'ACCOUNT_DISABLED')
    assert.equal(await reset(link), 'RESET_LINK_INVALID')
  })

  test('gets the account back when it is activated again, and no earlier session', async ({ assert }) => {
    const { directory, user, setActive } = await adopt()
    const token = await tokenOf(user)
    for (const value of [false, false, 'False']) assert.isFalse((await setActive(value)).body.active)
    for (const value of [true, 'True']) assert.isTrue((await setActive(value)).body.active)
    assert.equal((await callApi('GET', '/api/auth/status', { as: token })).status, 401)
    assert.equal(await signIn(user), 200)
    const actions = await logOf(directory.administrator)
    assert.deepEqual(actions, ['user.enabled', 'user.disabled'])
  })

  test('is deactivated without a path, by PUT, and when they are made', async ({ assert }) => {
    const { directory, user } = await adopt()
    const off = await directory.patch(`Users/${user.id}`, [{ op: 'replace', value: { active: false } }])
    assert.isFalse(off.body.active)
    const { schemas } = off.body
    const on = await directory.send('PUT', `Users/${user.id}`, {
      schemas,
      userName: user.email,
      active: true,
    })
    assert.isTrue(on.body.active)
    const made = await directory.createUser({ userName: 'new@example.org', active: false })
    assert.deepEqual([made.status, made.body.active], [201, false])
  })

  test('stays disabled when an administrator has disabled them', async ({ assert }) => {
    const { directory, user, setActive } = await adopt()
    await callApi('POST', `/api/admin/people/${user.id}/disable`, { as: directory.administrator })
    assert.isFalse((await setActive(true)).body.active)
    assert.equal(await signIn(user), 'ACCOUNT_DISABLED')
  })

  test('is enabled by an administrator too', async ({ assert }) => {
    const { directory, user, setActive } = await adopt()
    await setActive(false)
    await callApi('POST', `/api/admin/people/${user.id}/enable`, { as: directory.administrator })
    assert.isTrue((await directory.get(`Users/${user.id}`)).body.active)
    assert.equal(await signIn(user), 200)
  })

  test('is never the last administrator', async ({ assert }) => {
    const { directory, user, setActive } = await adopt({ isAdmin: true })
    await callApi('POST', `/api/admin/people/${directory.administrator.id}/disable`, { as: user })
    const refused = await setActive(false)
    assert.deepEqual([refused.status, refused.body.status], [409, '409'])
    assert.include(refused.body.detail, 'only administrator')
    assert.equal((await directory.send('DELETE', `Users/${user.id}`)).status, 409)
    assert.equal((await directory.get(`Users/${user.id}`)).status, 200)
    assert.equal(await signIn(user), 200)
  })

  test('loses links to their earlier address when it changes', async ({ assert }) => {
    const { directory, user } = await adopt()
    const link = await new MakeResetLink().handle(user.email)
    const userName = 'moved@example.org'
    await directory.patch(`Users/${user.id}`, [{ op: 'Replace', path: 'userName', value: userName }])
    assert.equal(await reset(link), 'RESET_LINK_INVALID')
    assert.equal(await signIn(await User.findOrFail(user.id)), 200)
  })
})
