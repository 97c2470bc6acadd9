import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SUBSCRIPTIONS } from '#contract/notifications/rules/unsubscribe'
import { newId } from '#core/runtime/ids'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { unsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'

const PATH = '/api/digest/unsubscribe'

async function subscriber(): Promise<User> {
  const user = await makeUser()
  await new ChooseDigest().handle(user.id, 'Europe/Lisbon')
  return user
}

const isSubscribed = async ({ id }: User) => (await db.from('mail_digests').where('user_id', id)).length === 1
const post = (token: string, init: RequestInit = {}) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${PATH}?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    ...init,
  })

function form(): FormData {
  const data = new FormData()
  data.set('List-Unsubscribe', 'One-Click')
  return data
}

test.group('Unsubscribing from the digest', (group) => {
  rollBack(group)

  test('refuses a token that nobody was given', async ({ assert }) => {
    const [user, other] = [await subscriber(), await subscriber()]
    const [version, , signature] = unsubscribeToken(user.id).split('.')
    const forged = [
      'token',
      `${version}.${other.id}.${signature}`,
      `2.${user.id}.${signature}`,
      `${version}.${user.id}.`,
      `${version}.${user.id}.${signature}.more`,
      `${version}.${newId()}.${signature}`,
      // A token ends what it was made for.
      `2.reminders.${user.id}.${signature}`,
      unsubscribeToken(user.id, 'reminders').replace('reminders', 'inactivity'),
      unsubscribeToken(user.id, 'reminders').replace('reminders', 'digest'),
    ]
    for (const token of forged) {
      const answer = await callApi('POST', `${PATH}?token=${encodeURIComponent(token)}`)
      assert.deepEqual([answer.status, answer.body?.code], [400, 'UNSUBSCRIBE_LINK_INVALID'], token)
    }
    assert.equal((await callApi('POST', PATH)).status, 422)
    assert.isTrue((await isSubscribed(user)) && (await isSubscribed(other)))
  })

  test('is not done by opening the link: the page asks first', async ({ assert }) => {
    const user = await subscriber()
    const token = unsubscribeToken(user.id)
    const { status, headers } = await callApi('GET', `${PATH}?token=${token}`)
    assert.equal(status, 302)
    assert.match(
      headers.get('location')!,
      new RegExp(`/unsubscribe\\?token=${token.replaceAll('.', '\\.')}$`),
    )
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.isTrue(await isSubscribed(user))
  })

  const bodies: [string, () => RequestInit][] = [
    ['a form', () => ({ body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })],
    ['a multipart form', () => ({ body: form() })],
    ['no body', () => ({})],
    ['JSON', () => ({ body: '{}', headers: { 'content-type': 'application/json' } })],
    [
      'a request of another site',
      () => ({ headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } }),
    ],
  ]
  for (const [what, init] of bodies) {
    test(`works in one click, with ${what}, again and again`, async ({ assert }) => {
      const [user, other] = [await subscriber(), await subscriber()]
      for (let time = 0; time < 2; time += 1) {
        assert.equal((await post(unsubscribeToken(user.id), init())).status, 204)
        assert.isFalse(await isSubscribed(user))
      }
      assert.isTrue(await isSubscribed(other))
    })
  }

  test('works for an account that is gone', async ({ assert }) => {
    for (const subscription of SUBSCRIPTIONS)
      assert.equal((await post(unsubscribeToken(newId(), subscription))).status, 204)
  })
})
