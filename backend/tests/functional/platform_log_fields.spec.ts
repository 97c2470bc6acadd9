import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PLATFORM_ACTIONS, PLATFORM_FIELDS } from '#contract/moderation/data/platform_log'
import { callApi } from '#tests/call_api'
import { useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

const rows = await allRights()
const decisions = rows.filter(({ route, expected }) => {
  return !route.startsWith('GET') && expected.stranger === 403 && expected.administrator !== undefined
})

test.group('The platform log knows the action and the fields', (group) => {
  const actors = useActors(group)

  for (const right of decisions) {
    test(`of ${right.route}`, async ({ assert }) => {
      const { team, users } = await actors()
      const { method, path, body } = await prepareCall(right, team)
      await callApi(method, path, { as: users.administrator, body })
      for (const { action, before, after } of await db.from('platform_log_entries')) {
        assert.include(PLATFORM_ACTIONS, action)
        const fields = Object.keys({ ...JSON.parse(before), ...JSON.parse(after) })
        assert.includeMembers([...PLATFORM_FIELDS], fields)
      }
    })
  }
})
