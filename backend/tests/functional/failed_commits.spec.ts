import { BaseEvent } from '@adonisjs/core/events'
import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { withFailingCommits } from '#tests/failing_commits'
import { queriesOf } from '#tests/queries'
import { useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'
import { mostTrustedActor } from '#tests/rights/rights'

const WRITE = /^(insert|update|delete)/i

const rows = (await allRights()).filter(({ route }) => !route.startsWith('GET '))

const isDomainEvent = (event: unknown) => typeof event === 'function' && event.prototype instanceof BaseEvent

test.group('A commit that fails', (group) => {
  dialect(group)
  const actors = useActors(group)

  for (const right of rows) {
    const actor = mostTrustedActor(right)
    if (actor === undefined) continue

    test(`is no success of ${right.route}`, async ({ assert, cleanup }) => {
      const { team, users } = await actors()
      const { method, path, body } = await prepareCall(right, team)
      const person = users[actor]
      const as = person && (await tokenOf(person))
      const events = emitter.fake()
      cleanup(() => emitter.restore())
      let status = 0
      const queries = await withFailingCommits(() =>
        queriesOf(async () => {
          const answer = await callApi(method, path, { as, body })
          status = answer.status
        }),
      )
      const isWrite = queries.some((sql) => WRITE.test(sql))
      if (isWrite) assert.equal(status, 503)
      assert.isEmpty(events.all().filter(({ event }) => isDomainEvent(event)))
    })
  }
})
