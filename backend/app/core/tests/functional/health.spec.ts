import { test } from '@japa/runner'

test.group('Health', () => {
  test('liveness names the product and its version', async ({ client, assert }) => {
    const answer = await client.get('/api/health')
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'ok', name: 'fanfare' })
    assert.match(answer.body().version, /^\d+\.\d+\.\d+$/)
    assert.notEqual(answer.body().version, '0.0.0')
  })

  test('readiness says ready when the database answers', async ({ client }) => {
    const answer = await client.get('/api/ready')
    answer.assertStatus(200)
    answer.assertBody({ status: 'ready' })
  })

  test('an unknown address answers with a code, a sentence and the id of the request', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/api/nowhere')
    answer.assertStatus(404)
    assert.equal(answer.body().code, 'NOT_FOUND')
    assert.equal(answer.body().requestId, answer.header('x-request-id'))
  })
})
