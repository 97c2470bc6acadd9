import { test } from '@japa/runner'
import { dialect } from '#tests/tags'

test.group('Health', (group) => {
  dialect(group)
  test('liveness answers the product and its version', async ({ client, assert }) => {
    const answer = await client.get('/api/health')
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'ok', name: 'fanfare' })
    assert.match(answer.body().version, /^\d+\.\d+\.\d+$/)
    assert.notEqual(answer.body().version, '0.0.0')
    assert.match(answer.body().minimumClient, /^\d+\.\d+\.\d+$/)
  })

  test('readiness answers ready when the database is available', async ({ client }) => {
    const answer = await client.get('/api/ready')
    answer.assertStatus(200)
    answer.assertBody({ status: 'ready' })
  })

  test('an unknown path answers a code, a message and the request id', async ({ client, assert }) => {
    const answer = await client.get('/api/nowhere')
    answer.assertStatus(404)
    assert.equal(answer.body().code, 'NOT_FOUND')
    assert.equal(answer.body().requestId, answer.header('x-request-id'))
  })

  test('what is no id is answered as an id that is unknown', async ({ client, assert }) => {
    const codes = []
    for (const path of ['posts/xyz', 'comments/1', 'organizations/undefined', 'posts/xyz/else', 'else/xyz'])
      codes.push((await client.get(`/api/${path}`)).body().code)
    assert.deepEqual(codes, [
      'POST_NOT_FOUND',
      'COMMENT_NOT_FOUND',
      'ORG_NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ])
  })
})
