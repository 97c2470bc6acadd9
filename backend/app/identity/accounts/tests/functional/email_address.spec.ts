import { test } from '@japa/runner'
import User from '#identity/users/models/user'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'
import { setUp } from '#tests/set_up'
import { withMail } from '../support/with_mail.js'

const OLD = 'noor@example.org'
const NEW = 'noor@example.net'

const change = (as: string, body: Record<string, unknown>) => callApi('PATCH', '/api/users/me', { as, body })
const confirm = (token: string) => callApi('POST', '/api/auth/verify-email', { body: { token } })

test.group('Verifying an email address', (group) => {
  rollBack(group)
  setUp(group)

  test('is requested at sign-up, in the language of the client', async ({ assert }) => {
    const body = { name: 'Inês', email: NEW, password: PASSWORD }
    const headers = { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.5' }
    const { body: session } = await callApi('POST', '/api/auth/register', { body, headers })
    assert.isFalse((session!.user as { emailVerified: boolean }).emailVerified)
    assert.equal((await mailsTo(NEW))[0]?.subject, 'Confirma o teu e-mail')
    const answer = await confirm(await tokenMailedTo(NEW))
    assert.deepEqual([answer.status, answer.body], [200, { email: NEW }])
    assert.isNotNull((await User.findByEmail(NEW))!.emailVerifiedAt)
  })

  test('fails with a token that is unknown or made for something else', async ({ assert }) => {
    const user = await makeUser({ email: OLD })
    await callApi('POST', '/api/auth/forgot-password', { body: { email: user.email } })
    for (const token of ['made-up', await tokenMailedTo(OLD)]) {
      assert.equal((await confirm(token)).body?.code, 'EMAIL_LINK_INVALID')
    }
  })

  test('fails with a link to a previous address', async ({ assert }) => {
    const user = await makeUser({ email: OLD })
    await user.merge({ emailVerifiedAt: null }).save()
    const session = await tokenOf(user)
    await callApi('POST', '/api/users/me/email-verification', { as: session })
    const link = await tokenMailedTo(OLD)
    await change(session, { email: NEW, password: PASSWORD })
    assert.equal((await confirm(link)).body?.code, 'EMAIL_LINK_INVALID')
    assert.equal((await user.refresh()).email, NEW)
  })

  test('can be requested again until the address is verified', async ({ assert }) => {
    const user = await makeUser({ email: OLD })
    const session = await tokenOf(user)
    await callApi('POST', '/api/users/me/email-verification', { as: session })
    assert.lengthOf(await mailsTo(OLD), 0)
    await user.merge({ emailVerifiedAt: null }).save()
    await callApi('POST', '/api/users/me/email-verification', { as: session })
    assert.lengthOf(await mailsTo(OLD), 1)
  })
})

test.group('Changing an email address', (group) => {
  rollBack(group)

  test('requires the password and an unused address', async ({ assert }) => {
    const session = await tokenOf(await makeUser({ email: OLD }))
    await makeUser({ email: 'used@example.org' })
    const without = await change(session, { email: NEW })
    assert.deepEqual([without.status, without.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const wrong = await change(session, { email: NEW, password: 'Wrong-Morning!7' })
    assert.equal(wrong.body?.code, 'INVALID_PASSWORD')
    const used = await change(session, { email: 'Used@example.org', password: PASSWORD })
    assert.deepEqual([used.status, used.body?.code], [409, 'EMAIL_EXISTS'])
    assert.equal((await change(session, { email: 'not an address' })).status, 422)
  })

  test('takes effect at once without a mail server, and notifies the old address', async ({ assert }) => {
    const session = await tokenOf(await makeUser({ email: OLD }))
    const { body } = await change(session, { email: NEW, password: PASSWORD })
    assert.containsSubset(body, { user: { email: NEW, emailVerified: false }, pendingEmail: null })
    assert.include((await mailsTo(OLD))[0]!.text, NEW)
  })

  test('requires confirmation of the new address when mail is configured', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const session = await tokenOf(user)
    const { body } = await change(session, { email: NEW, password: PASSWORD, name: 'Noor H.' })
    assert.containsSubset(body, { user: { email: OLD, name: 'Noor H.' }, pendingEmail: NEW })
    assert.deepEqual((await confirm(await tokenMailedTo(NEW))).body, { email: NEW })
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.isNotNull(user.emailVerifiedAt)
  })

  test('fails at the confirmation if the address is in use by then', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const session = await tokenOf(await makeUser({ email: OLD }))
    await change(session, { email: NEW, password: PASSWORD })
    const link = await tokenMailedTo(NEW)
    await makeUser({ email: NEW })
    assert.equal((await confirm(link)).body?.code, 'EMAIL_EXISTS')
  })

  test('answers an address in use like a free one, and tells only its owner', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const owner = await makeUser({ email: 'used@example.org' })
    const user = await makeUser({ email: OLD })
    const session = await tokenOf(user)
    const free = await change(session, { email: NEW, password: PASSWORD })
    const used = await change(session, { email: 'Used@example.org', password: PASSWORD })
    assert.equal(used.status, free.status)
    assert.containsSubset(used.body, { user: { email: OLD }, pendingEmail: 'Used@example.org' })
    const mails = await mailsTo(owner.email)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Someone wanted to use your email address'],
    )
    assert.notInclude(mails[0]!.text, 'token=')
    assert.lengthOf(await mailsTo(OLD), 2)
    assert.equal((await owner.refresh()).email, 'used@example.org')
  })

  test('shortens the name in a mail to somebody else, and lets it form no link', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const name = `https://evil.example/${'win '.repeat(50)}`
    const session = await tokenOf(await makeUser({ email: OLD, name }))
    await change(session, { email: NEW, password: PASSWORD })
    const [mail] = await mailsTo(NEW)
    assert.notInclude(mail!.text, 'evil.example')
    assert.isAtMost(mail!.text.split('\n')[0]!.length, 50)
  })

  test('needs no password if only the case differs, and the address stays verified', async ({ assert }) => {
    const session = await tokenOf(await makeUser({ email: OLD }))
    const { status, body } = await change(session, { email: 'Noor@Example.org' })
    assert.equal(status, 200)
    assert.containsSubset(body, { user: { email: 'Noor@Example.org', emailVerified: true } })
  })

  test('refuses fields that a user may not change', async ({ assert }) => {
    const user = await makeUser()
    const smuggled = {
      isAdmin: true,
      aat: true,
      twoFaEnabled: true,
      passwordHash: 'x',
      id: 'mine',
      avatarPath: 'x',
    }
    const { status, body } = await change(await tokenOf(user), { name: 'Noor', ...smuggled })
    assert.equal(status, 422)
    const refused = Object.keys(smuggled).map((field) => ({ field, rule: 'unknown' }))
    assert.containsSubset(body, { details: { fields: refused } })
    assert.notEqual((await user.refresh()).name, 'Noor')
  })

  test('refuses an empty name and an unsupported language', async ({ assert }) => {
    const session = await tokenOf(await makeUser())
    assert.equal((await change(session, { name: '  ' })).status, 422)
    assert.equal((await change(session, { language: 'de' })).status, 422)
  })
})
