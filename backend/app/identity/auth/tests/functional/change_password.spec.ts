import { test } from '@japa/runner'
import { callApi, externalTokenOf, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'

const NEW = 'Another-Morning!8'

const change = (as: string, body: Record<string, unknown>) =>
  callApi('PUT', '/api/users/me/password', { as, body: { password: NEW, confirmPassword: NEW, ...body } })

test.group('Changing a password', (group) => {
  rollBack(group)

  test('requires the current password', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    const without = await change(token, {})
    assert.deepEqual([without.status, without.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const wrong = await change(token, { currentPassword: 'Wrong-Morning!7' })
    assert.deepEqual([wrong.status, wrong.body?.code], [400, 'INVALID_PASSWORD'])
  })

  test('ends other sessions and reset links, keeps this session and sends a mail', async ({ assert }) => {
    const user = await makeUser({ email: 'noor@example.org' })
    const [here, there] = [await tokenOf(user), await tokenOf(user)]
    await callApi('POST', '/api/auth/forgot-password', { body: { email: user.email } })
    const link = await tokenMailedTo(user.email)
    assert.equal((await change(here, { currentPassword: PASSWORD })).status, 204)
    assert.equal((await callApi('GET', '/api/auth/status', { as: here })).status, 200)
    assert.equal((await callApi('GET', '/api/auth/status', { as: there })).status, 401)
    const body = { token: link, password: 'Third-Morning!9', confirmPassword: 'Third-Morning!9' }
    assert.equal(
      (await callApi('POST', '/api/auth/reset-password', { body })).body?.code,
      'RESET_LINK_INVALID',
    )
    assert.equal((await mailsTo(user.email)).at(-1)?.subject, 'Your password was changed')
  })

  test('refuses one that holds the name of the user', async ({ assert }) => {
    const token = await tokenOf(await makeUser({ name: 'Noor Zonneveld' }))
    const password = 'My-Zonneveld!77'
    const body = { currentPassword: PASSWORD, password, confirmPassword: password }
    const { status, body: refusal } = await change(token, body)
    assert.equal(status, 422)
    assert.containsSubset(refusal, { details: { fields: [{ field: 'password', rule: 'personal' }] } })
  })

  test('sets a first password for a user who signs in with a provider', async ({ assert }) => {
    const user = await makeUser({ withoutPassword: true })
    assert.equal((await change(await externalTokenOf(user), {})).status, 204)
    const body = { email: user.email, password: NEW }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).status, 200)
  })
})
