import { test } from '@japa/runner'
import { callApi } from '#tests/call_api'
import { useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Paths that match another route with a trailing parameter. */
const READ_BY_OTHERS = new Set([
  '/api/comments/public/:id/lock',
  '/api/comments/public/:id/unlock',
  '/api/organizations/invitations/approve',
])

const routes = Map.groupBy(await allRights(), ({ route }) => route.split(' ')[1]!)

const methodsOf = (header: string | null) => (header ?? '').split(', ').toSorted()

test.group('Another method than those of a route', (group) => {
  const actors = useActors(group)

  for (const [pattern, rights] of routes) {
    const methods = new Set(rights.map(({ route }) => route.split(' ')[0]!))
    if (READ_BY_OTHERS.has(pattern)) methods.add('GET')
    if (methods.has('GET')) methods.add('HEAD')

    test(`is refused with those that it takes at ${pattern}`, async ({ assert }) => {
      const { path } = await prepareCall(rights[0]!, (await actors()).team)
      for (const method of METHODS.filter((each) => !methods.has(each))) {
        const { status, headers, body } = await callApi(method, path)
        assert.equal(status, 405, method)
        assert.deepEqual(methodsOf(headers.get('allow')), [...methods].toSorted(), method)
        if (method !== 'HEAD' && !rights[0]!.hasOwnErrors) assert.equal(body?.code, 'METHOD_NOT_ALLOWED')
      }
    })
  }

  for (const path of ['/api/health', '/dashboard', '/organizations/acme', '/help', '/robots.txt']) {
    test(`is refused with GET and HEAD at ${path}`, async ({ assert }) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await callApi(method, path)
        assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD'], method)
      }
    })
  }

  for (const path of ['/api/nowhere', '/api/posts/none', '/nowhere', '/assets/nothing.js']) {
    test(`is not found as any other at ${path}`, async ({ assert }) => {
      for (const method of METHODS) {
        const { status, headers } = await callApi(method, path)
        assert.deepEqual([status, headers.get('allow')], [404, null], method)
      }
    })
  }

  test('allows no other site anything before a call', async ({ assert }) => {
    const { status, headers } = await callApi('OPTIONS', '/api/posts', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    assert.equal(status, 405)
    assert.deepEqual(
      [...headers.keys()].filter((name) => name.startsWith('access-control-')),
      [],
    )
  })
})
