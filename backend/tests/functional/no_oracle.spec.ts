import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { callApi } from '#tests/call_api'
import { useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall, type PreparedCall } from '#tests/rights/prepare_call'

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The same call with unknown ids. */
function aboutNothing(call: PreparedCall): PreparedCall {
  return JSON.parse(JSON.stringify(call).replace(UUID, newId))
}

const rows = (await allRights()).filter(({ expected }) => expected.stranger === 404)

test.group('Resources of others and unknown ones', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    test(`answer the same to a stranger: ${right.route}`, async ({ assert }) => {
      const { team, users } = await actors()
      const send = async ({ method, path, body }: PreparedCall) => {
        const answer = await callApi(method, path, { as: users.stranger, body })
        return { status: answer.status, body: { ...answer.body, requestId: '' } }
      }
      const call = await prepareCall(right, team)
      assert.deepEqual(await send(call), await send(aboutNothing(call)))
    })
  }
})
