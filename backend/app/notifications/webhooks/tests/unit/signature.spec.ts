import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { messageIdOf, newSecret, signedHeaders } from '#notifications/webhooks/rules/signature'

const message = () => ({
  messageId: messageIdOf('01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055'),
  at: new Date(),
  body: '{"type":"post.created"}',
})

test.group('The signature of a message', () => {
  test('is accepted by the checker of Standard Webhooks', ({ assert }) => {
    const secret = newSecret()
    const sent = message()
    const headers = signedHeaders(sent, [secret])
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.deepEqual(new Webhook(secret).verify(sent.body, headers), { type: 'post.created' })
  })

  test('is refused for another secret, another body, another id and an old one', ({ assert }) => {
    const secret = newSecret()
    const sent = message()
    const headers = signedHeaders(sent, [secret])
    const checker = new Webhook(secret)
    assert.throws(() => new Webhook(newSecret()).verify(sent.body, headers))
    assert.throws(() => checker.verify('{"type":"post.deleted"}', headers))
    assert.throws(() => checker.verify(sent.body, { ...headers, 'webhook-id': 'msg_other' }))
    const old = { ...sent, at: new Date(Date.now() - 600_000) }
    assert.throws(() => checker.verify(sent.body, signedHeaders(old, [secret])), /too old/)
  })

  test('of two secrets is accepted by either', ({ assert }) => {
    const [current, previous] = [newSecret(), newSecret()]
    const sent = message()
    const headers = signedHeaders(sent, [current, previous])
    for (const secret of [current, previous]) assert.isOk(new Webhook(secret).verify(sent.body, headers))
  })
})
