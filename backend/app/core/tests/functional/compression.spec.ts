import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { optionsOf } from '#core/http/route_options'
import { listen } from '#notifications/stream/tests/support/listen'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

async function encodingOf(path: string, accepts: string, options: Parameters<typeof callApi>[2] = {}) {
  const { headers, body } = await callApi('GET', path, {
    ...options,
    headers: { 'accept-encoding': accepts },
  })
  return { encoding: headers.get('content-encoding'), varies: headers.get('vary'), body }
}

test.group('Compression', (group) => {
  rollBack(group)

  test('is not applied to what a client does not accept, or what is small', async ({ assert }) => {
    const team = await makeTeam()
    const moods = await encodingOf('/api/moods', 'identity', { as: team.member })
    assert.isNull(moods.encoding)
    assert.isNull((await encodingOf('/api/health', 'br, gzip')).encoding)
  })

  test('leaves the event stream alone', async ({ assert, cleanup }) => {
    const stream = await listen((await makeTeam()).member)
    cleanup(() => stream.leave())
    assert.isNull(stream.answer.headers.get('content-encoding'))
  })

  test('leaves responses alone that hold secrets', async ({ assert }) => {
    const secret = /^\/api\/(?:auth|2fa)\/|^\/api\/organizations\/:id\/(?:invite|invitations)/
    const routes = router.toJSON().root!.filter(({ pattern }) => secret.test(pattern))
    assert.isAbove(routes.length, 10)
    const open = routes.filter((route) => optionsOf(route as never).uncompressed !== true)
    assert.deepEqual(
      open.map(({ pattern }) => pattern),
      [],
    )
    const team = await makeTeam()
    for (let sent = 0; sent < 5; sent += 1)
      await callApi('POST', `/api/organizations/${team.organizationId}/invite`, {
        as: team.admin,
        body: { email: `somebody.${sent}@example.org`, allowSignup: true },
      })
    const { encoding, body } = await encodingOf(
      `/api/organizations/${team.organizationId}/invitations`,
      'br, gzip',
      { as: team.admin },
    )
    assert.isAbove(JSON.stringify(body).length, 1_024)
    assert.isNull(encoding)
  })

  test('is applied to other responses, as the client accepts it', async ({ assert }) => {
    const team = await makeTeam()
    for (let shared = 0; shared < 4; shared += 1) await makePost(team)
    const path = `/api/posts/organization/${team.organizationId}`
    const plain = await encodingOf(path, 'identity', { as: team.member })
    for (const [accepts, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await encodingOf(path, accepts, { as: team.member })
      assert.equal(answer.encoding, encoding)
      assert.include(answer.varies, 'Accept-Encoding')
      assert.deepEqual(answer.body, plain.body)
    }
  })
})
