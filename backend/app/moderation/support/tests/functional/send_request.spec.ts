import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { newId } from '#core/runtime/ids'
import { resetLimits } from '#core/http/rate_limit/durable_limit'
import { says, standInRecaptcha } from '#identity/captcha/tests/support/stand_in_recaptcha'
import { solvedCaptcha } from '#identity/captcha/tests/support/solve_captcha'
import { NOTICES } from '#moderation/support/http/notice_address'
import { sendRequest, VISITOR } from '#moderation/support/tests/support/send_request'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'
import { startServer } from '#tests/server'

const requests = () => db.from('support_requests')

async function withSupportAddress(cleanup: (undo: () => void) => void): Promise<void> {
  await resetLimits([NOTICES])
  const support = env.support as { email?: string }
  support.email = 'support@example.org'
  cleanup(() => {
    support.email = undefined
  })
}

test.group('A support request is refused', (group) => {
  rollBack(group)

  for (const [what, fields, field] of [
    ['without a title', { title: ' ' }, 'title'],
    ['with a title of 256 characters', { title: 'x'.repeat(256) }, 'title'],
    ['without a description', { description: '' }, 'description'],
    ['with a description that is too long', { description: 'x'.repeat(5_001) }, 'description'],
    ['with an unknown priority', { priority: 'Urgent' }, 'priority'],
    ['without a priority', { priority: undefined }, 'priority'],
    ['without a captcha', { captchaToken: undefined }, 'captchaToken'],
    ['with an invalid address', { email: 'vera' }, 'email'],
    ['with a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
    ['with a user that it names itself', { userId: '0192f0c1-0000-7000-8000-000000000000' }, 'userId'],
  ] as const) {
    test(what, async ({ assert }) => {
      const { status, body } = await sendRequest({ fields })
      assert.deepEqual([status, body.code], [422, 'VALIDATION_FAILED'])
      assert.deepEqual(
        body.details?.fields?.map((error) => error.field),
        [field],
      )
      assert.isEmpty(await requests())
    })
  }

  for (const fields of [{ name: undefined }, { email: undefined }, { name: undefined, email: undefined }]) {
    test(`of a visitor without ${Object.keys(fields).join(' and ')}`, async ({ assert }) => {
      const { status, body } = await sendRequest({ fields })
      assert.deepEqual([status, body.code], [422, 'SUPPORT_CONTACT_REQUIRED'])
      assert.equal(body.message, 'Name and email are required for non-authenticated users')
    })
  }

  test('by a captcha only without a session', async ({ assert }) => {
    const fields = { captchaToken: undefined }
    assert.equal((await sendRequest({ as: await makeUser(), fields })).status, 201)
    assert.equal((await sendRequest({ fields })).status, 422)
  })

  test('with a captcha that is wrong, used, or not checked', async ({ assert, cleanup }) => {
    const forged = await sendRequest({ fields: { captchaToken: 'x' } })
    assert.deepEqual([forged.status, forged.body.message], [422, 'Captcha validation failed'])
    const captchaToken = solvedCaptcha()
    assert.equal((await sendRequest({ fields: { captchaToken } })).status, 201)
    assert.equal((await sendRequest({ fields: { captchaToken } })).body.code, 'CAPTCHA_FAILED')
    await standInRecaptcha(cleanup, says('nonsense'))
    const unchecked = await sendRequest({ fields: { captchaToken: 'x' } })
    assert.deepEqual([unchecked.status, unchecked.body.code], [503, 'CAPTCHA_UNAVAILABLE'])
    assert.lengthOf(await requests(), 1)
  })

  test('with a session that has ended, instead of becoming anonymous', async ({ assert }) => {
    const { status } = await sendRequest({ as: 'fan_guess', fields: VISITOR })
    assert.equal(status, 401)
    assert.isEmpty(await requests())
  })
})

test.group('A support request', (group) => {
  rollBack(group)

  test('of a visitor is stored with the name and address of the form', async ({ assert }) => {
    const { status, body } = await sendRequest()
    assert.deepEqual([status, body], [201, { success: true, message: 'Support request submitted!' }])
    assert.containsSubset(await requests(), [{ ...VISITOR, user_id: null, priority: 'High', status: 'open' }])
  })

  test('of a user is that of the session, whatever the form says', async ({ assert }) => {
    const user = await makeUser()
    assert.equal((await sendRequest({ as: user, fields: VISITOR })).status, 201)
    assert.containsSubset(await requests(), [{ user_id: user.id, name: null, email: null }])
  })

  test('mails nobody, unless there is a support address', async ({ assert, cleanup }) => {
    await sendRequest()
    assert.isEmpty(await db.from('outgoing_mails'))
    await withSupportAddress(cleanup)
    await sendRequest({ fields: { name: 'evil.example/x', title: 'Read http://evil.example' } })
    const [mail] = await mailsTo('support@example.org')
    assert.lengthOf(await db.from('outgoing_mails'), 1)
    assert.notInclude(mail!.text, 'evil.example')
    assert.match(mail!.text, /http:\/\/fanfare\.test\/admin\/support\?request=[0-9a-f-]{36}/)
  })

  test('mails the support address at most twenty times an hour, and is stored anyway', async ({
    assert,
    cleanup,
  }) => {
    await withSupportAddress(cleanup)
    for (let turn = 0; turn < 22; turn += 1) assert.equal((await sendRequest()).status, 201)
    assert.lengthOf(await db.from('outgoing_mails'), 20)
    assert.lengthOf(await requests(), 22)
  })
})

test.group('The limits of support requests', () => {
  test('count per address, and per user from any address', async ({ assert }) => {
    const server = await startServer({ LIMIT_SUPPORT: '2', TRUST_PROXY: '1' })
    const send = async (address: string, path = '/api/support/request', body = {}, token = '') => {
      const headers = {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { token } = (await (await send('192.0.2.9', '/api/auth/register', account)).json()) as {
      token: string
    }
    const statuses = []
    for (const [address, bearer] of [
      ['192.0.2.1'],
      ['192.0.2.1'],
      ['192.0.2.1'],
      ['192.0.2.2'],
      ['192.0.2.3', token],
      ['192.0.2.4', token],
      ['192.0.2.5', token],
    ] as const) {
      statuses.push((await send(address, undefined, {}, bearer)).status)
    }
    await server.stop()
    assert.deepEqual(statuses, [422, 422, 429, 422, 422, 422, 429])
  }).tags(['@slow'], 'append')
})
