import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { deleteCompletedActions } from '#core/database/transactions/repeated_action'
import { FakeClock } from '#core/runtime/fake_clock'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { trustedUser, useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall, type PreparedCall } from '#tests/rights/prepare_call'
import type { Right } from '#tests/rights/rights'

/** Why a second identical call of the same user is refused. All other calls have the same response as the first. */
const REFUSED: Record<string, string> = {
  'DELETE /api/auth/sessions': 'ends the session that it is sent with',
  'DELETE /api/users/me': 'ends the session that it is sent with',
  'POST /api/2fa/generate': 'takes a code, which works once',
  'POST /api/2fa/recovery-codes': 'takes a code, which works once',
  'POST /api/2fa/turn-on': 'answers secrets, which are shown once',
  'POST /api/ai/integrations': 'creates',
  'POST /api/auth/logout': 'ends the session that it is sent with',
  'POST /api/auth/register': 'creates',
  'POST /api/auth/verify-2fa': 'takes a code, which works once',
  'POST /api/admin/hosts': 'creates',
  'POST /api/admin/openid-providers': 'creates',
  'POST /api/comments': 'creates, and has an idempotency key',
  'POST /api/comments/public/:id/lock': 'recognizes a visitor by a cookie',
  'POST /api/community/posts/:id/report': 'creates',
  'POST /api/organizations': 'creates',
  'POST /api/organizations/:id/domains': 'creates',
  'POST /api/organizations/:id/invite': 'creates',
  'POST /api/posts/:id/claim-next': 'claims another one, and has an idempotency key',
  'POST /api/posts/organization/:id/claim-next': 'claims another one, and has an idempotency key',
  'POST /api/tags': 'creates',
  'POST /api/testimonials': 'creates',
  'PUT /api/users/me/password': 'takes the password that it replaces',
}

/** Actions that can be done once, with the same response for a repetition by the same user. */
const ONCE = [
  'DELETE /api/posts/:id/slack-shares/:shareId',
  'DELETE /api/admin/hosts/:id',
  'DELETE /api/admin/jobs/:id',
  'DELETE /api/admin/openid-providers/:id',
  'DELETE /api/admin/scim/tokens/:tokenId',
  'DELETE /api/admin/testimonials/:id',
  'DELETE /api/ai/integrations/:id/:provider',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/comments/:id',
  'DELETE /api/organizations/:id',
  'DELETE /api/organizations/:id/domains/:domainId',
  'DELETE /api/organizations/:id/invitations/:invitationId',
  'DELETE /api/organizations/:id/tokens/:tokenId',
  'DELETE /api/organizations/:id/users/:userId',
  'DELETE /api/organizations/:id/webhooks/:webhookId',
  'DELETE /api/posts/:id',
  'DELETE /api/tags/:id',
  'DELETE /api/users/me/tokens/:id',
  'PATCH /api/admin/reports/:id/reopen',
  'PATCH /api/admin/reports/:id/resolve',
  'PATCH /api/admin/testimonials/:id/approve',
  'POST /api/2fa/turn-off',
  'POST /api/admin/jobs/:id/retry',
  'POST /api/organizations/:id/join-requests/:requestId/approve',
  'POST /api/organizations/:id/join-requests/:requestId/decline',
  'POST /api/organizations/:id/leave',
  'POST /api/organizations/:id/transfer',
  'POST /api/posts/:id/moderate',
  'POST /api/posts/:id/resubmit',
  'PUT /api/admin/reports/:id/reopen',
  'PUT /api/admin/reports/:id/resolve',
  'PUT /api/admin/testimonials/:id/approve',
  'PUT /api/admin/testimonials/:id/take-down',
  'PUT /api/support/admin/requests/:id/answer',
  'PUT /api/support/admin/requests/:id/close',
  'PUT /api/support/admin/requests/:id/reopen',
]

/** Has a separate result for each of its posts. */
const BULK = 'POST /api/posts/moderation/decisions'

const DAY_MS = 86_400_000
const CROWD = 4
/** Answering and closing a support request, or approving a post and its host, are two entries. */
const EFFECTS_MAX = 2
const TABLES = ['platform_log_entries', 'queue_jobs', 'outgoing_mails', 'tags', 'organizations', 'users']

const rows = (await allRights()).filter(({ route }) => !route.startsWith('GET '))
const onceRows = rows.filter(({ route }) => ONCE.includes(route))

const send = ({ method, path, body }: PreparedCall, as?: string) => callApi(method, path, { as, body })
const contentOf = ({ status, body }: Answer) => ({ status, body })
const doneRows = () => db.from('completed_actions')
const logs = async () => [
  ...(await db.from('platform_log_entries').select('action')),
  ...(await db.from('audit_entries').select('action')),
]

/** Prepares the call of a route for the most trusted user that it does not refuse. */
async function prepare(found: Parameters<typeof trustedUser>[0], right: Right) {
  const call = await prepareCall(right, found.team)
  const user = trustedUser(found, right)
  return { call, user, as: user && (await tokenOf(user)) }
}

test.group('Every action that is sent twice', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    const isRefused = right.route in REFUSED
    test(`${right.route} is ${isRefused ? 'refused' : 'answered the same'} the second time`, async ({
      assert,
    }) => {
      const { call, as } = await prepare(await actors(), right)
      const first = await send(call, as)
      const second = await send(call, as)
      if (isRefused) assert.isAtLeast(second.status, 400)
      else assert.equal(second.status, first.status, JSON.stringify(second.body))
    })
  }
})

test.group('What can be done once', (group) => {
  const actors = useActors(group)

  test('is every route that remembers what it did, and no other', async ({ assert }) => {
    const found = []
    for (const right of rows) {
      const { call, as } = await prepare(await actors(), right)
      await send(call, as)
      if ((await doneRows()).length > 0) found.push(right.route)
    }
    assert.deepEqual(found.toSorted(), [...ONCE, BULK].toSorted())
  }).timeout(120_000)

  for (const right of onceRows) {
    test(`${right.route} answers the same twice, and has one effect`, async ({ assert }) => {
      const { call, as } = await prepare(await actors(), right)
      const first = await send(call, as)
      assert.isBelow(first.status, 300)
      const entries = await logs()
      assert.deepEqual(contentOf(await send(call, as)), contentOf(first))
      assert.deepEqual(await logs(), entries)
    })

    test(`${right.route} is refused when somebody else did it, or something else`, async ({ assert }) => {
      const { call, as, user } = await prepare(await actors(), right)
      await send(call, as)
      const done = await doneRows().firstOrFail()
      const other = { user_id: (await makeUser()).id, action: 'another.action', input_hash: 'another hash' }
      for (const [column, value] of Object.entries(other)) {
        await doneRows().update({ [column]: value })
        assert.isAtLeast((await send(call, as)).status, 400, column)
        await doneRows().update({ [column]: done[column] })
      }
      assert.equal(done.user_id, user!.id)
      assert.isBelow((await send(call, as)).status, 300)
    })
  }

  test('is forgotten after a day', async ({ assert, cleanup }) => {
    const right = onceRows.find(({ route }) => route === 'PUT /api/admin/reports/:id/resolve')!
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const { call, as } = await prepare(await actors(), right)
    await send(call, as)
    clock.advance(DAY_MS - 1)
    await deleteCompletedActions()
    assert.equal((await send(call, as)).status, 200)
    clock.advance(1)
    assert.equal((await send(call, as)).status, 409)
    await deleteCompletedActions()
    assert.isEmpty(await doneRows())
  })
})

test.group('What can be done once, pressed many times', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    await db.from('approved_domains').whereNotNull('decided_by').delete()
    for (const table of TABLES) await db.from(table).delete()
  })

  for (const right of onceRows) {
    test(`${right.route} answers all of them, and has one effect`, async ({ assert }) => {
      const team = await makeTeam()
      const users = { ...team, administrator: await makeUser({ isAdmin: true }) }
      const { call, as } = await prepare({ team, users }, right)
      const before = (await logs()).length
      const answers = await Promise.all(Array.from({ length: CROWD }, () => send(call, as)))
      const [first, ...others] = answers.map(contentOf)
      assert.isBelow(first!.status, 300, JSON.stringify(first!.body))
      for (const other of others) assert.deepEqual(other, first)
      assert.isAtMost((await logs()).length - before, EFFECTS_MAX)
    })
  }
})
