import { test } from '@japa/runner'
import { callApi } from '#tests/call_api'
import { trustedUser, useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A QR code as a data URL, and the body of a redirect. */
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** Routes with a successful response that is not JSON. */
const OTHERS: Record<string, string> = {
  'GET /api/avatars/:name': 'image/webp',
  'GET /api/pictures/:name': 'image/webp',
  'GET /api/support/admin/attachments/:id': 'application/octet-stream',
  'GET /api/stream': 'text/event-stream; charset=utf-8',
  'POST /api/2fa/generate': TEXT_TYPE,
  'POST /api/users/me/export': 'application/zip',
}

const rows = (await allRights()).filter(({ hasOwnErrors = false }) => !hasOwnErrors)

test.group('The type of a response', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    test(`is that of its content: ${right.route}`, async ({ assert }) => {
      const prepared = await actors()
      const { method, path, body } = await prepareCall(right, prepared.team)
      const { status, headers } = await callApi(method, path, { as: trustedUser(prepared, right), body })
      const expected = { 204: null, 302: TEXT_TYPE, 200: OTHERS[right.route] }[status]
      assert.equal(headers.get('content-type'), expected === undefined ? JSON_TYPE : expected, String(status))
    })
  }
})
