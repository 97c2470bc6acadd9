import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { queriesOf } from '#tests/queries'
import { trustedUser, useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

/** What a team, a member or an address has only one of. */
const SINGLE = new Set([
  'GET /api/admin/testimonials',
  'GET /api/ai/integrations/:id/:provider/models',
  'GET /api/organizations/invitations/:token',
  'GET /api/organizations/:id/slack/broadcasts/:broadcastId',
  'GET /api/organizations/:id/slack/broadcasts/:broadcastId/misses',
])

const reads = (await allRights()).filter(
  ({ route, call }) => route.startsWith('GET ') && call !== undefined && !SINGLE.has(route),
)

test.group('No query is in a loop', (group) => {
  const actors = useActors(group)

  for (const right of reads)
    test(`${right.route} needs no more queries with three rows than with one`, async ({ assert }) => {
      const found = await actors()
      const user = trustedUser(found, right)
      const as = user && (await tokenOf(user))
      const prepare = () => prepareCall(right, found.team)
      const { method, path } = await prepare()
      const ask = () => queriesOf(() => callApi(method, path, { as }))
      // The first answer fills caches.
      await ask()
      const one = await ask()
      for (let more = 0; more < 2; more += 1) await prepare()
      const three = await ask()
      assert.isAtMost(three.length, one.length, three.join('\n'))
    })
})
