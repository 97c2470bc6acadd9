import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { mailLimits } from '#identity/auth/http/credential_limit'
import SendResetLink from '#identity/auth/jobs/send_reset_link'
import { openMail } from '#core/mail/outgoing_mails'
import { resetLimits } from '#core/http/rate_limit/durable_limit'
import { invitationMailLimits } from '#organizations/invitations/repositories/mail_limits'
import { withMail } from '#identity/accounts/tests/support/with_mail'
import { callApi, tokenOf } from '#tests/call_api'
import { PASSWORD } from '#tests/factories/user_factory'
import { runOnly } from '#tests/jobs'
import { useUpLimits } from '#tests/rate_limits'
import { useActors, type Actors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'
import { mostTrustedActor, type Right } from '#tests/rights/rights'

const ADDRESS = '127.0.0.1'
const NEW = 'noor@example.net'

const changeEmail = () => ({ body: { email: NEW, password: PASSWORD } })

/** Calls of routes that send a mail, although the call in their rights row does not. */
const MAILING_CALLS: Partial<Record<Right['route'], Right['call']>> = {
  'PATCH /api/users/me': changeEmail,
  'PUT /api/users/me': changeEmail,
  'POST /api/users/me/email-verification': async ({ owner }) => {
    await owner.merge({ emailVerifiedAt: null }).save()
    return {}
  },
}

const rows = (await allRights())
  .filter(({ route }) => !route.startsWith('GET '))
  .map((row): Right => ({ ...row, call: MAILING_CALLS[row.route] ?? row.call }))

/** Routes known to send a mail, which prove that the search below works. */
const KNOWN = new Set<Right['route']>([
  'POST /api/auth/register',
  'POST /api/auth/forgot-password',
  'PATCH /api/users/me',
  'PUT /api/users/me',
  'POST /api/users/me/email-verification',
  'POST /api/users/me/tokens',
  'POST /api/users/me/web-feed',
  'PUT /api/users/me/password',
  'POST /api/2fa/turn-on',
  'POST /api/2fa/turn-off',
  'POST /api/organizations/:id/invite',
  'POST /api/organizations/:id/invitations/:invitationId/resend',
])

/** The recipients of all queued mails. */
async function recipients(): Promise<string[]> {
  await runOnly(SendResetLink)
  const mails: { content: string }[] = await db.from('outgoing_mails').orderBy('id').select('content')
  return mails.map(({ content }) => openMail(content)?.to ?? 'unreadable')
}

async function prepare(row: Right, { team, users }: Actors) {
  const { method, path, body } = await prepareCall(row, team)
  const actor = row.expected.anonymous < 300 ? 'anonymous' : (mostTrustedActor(row) ?? 'owner')
  const person = users[actor]
  const as = person && (await tokenOf(person))
  const { stranger, member, admin, owner } = team
  const emails = [stranger, member, admin, owner].map(({ email }) => email)
  return { person, emails, send: () => callApi(method, path, { as, body }) }
}

/** The recipients of the mails that a route sends. */
async function recipientsOf(row: Right, actors: Actors): Promise<string[]> {
  const { send } = await prepare(row, actors)
  const before = await recipients()
  await send()
  return (await recipients()).slice(before.length)
}

const limitsOf = (email: string, userId?: string) => mailLimits({ email, address: ADDRESS, userId })

/** Colleagues are invited from one address, many at a time: separate limits replace those per address and user. */
const isInvitation = ({ route }: Right) => /\/invite$|\/resend$/.test(route)

const userLimit = (row: Right, userId: string) =>
  isInvitation(row) ? invitationMailLimits('', userId)[0]! : limitsOf('', userId)[1]!

test.group('Mails that a request causes', (group) => {
  const actors = useActors(group)

  for (const row of rows) {
    test(`are limited per address, user and recipient: ${row.route}`, async ({ assert, cleanup }) => {
      withMail(cleanup)
      const mailed = await recipientsOf(row, await actors())
      assert.isTrue(mailed.length > 0 || !KNOWN.has(row.route))
      if (mailed.length === 0) return
      for (const kind of ['address', 'user', 'recipient'] as const) {
        if (isInvitation(row) && kind === 'address') continue
        const { person, emails, send } = await prepare(row, await actors())
        const limits = {
          address: limitsOf('').slice(0, 1),
          user: person ? [userLimit(row, person.id)] : [],
          recipient: [...mailed, ...emails].map((email) => limitsOf(email).at(-1)!),
        }[kind]
        if (limits.length === 0) continue
        const before = await recipients()
        await useUpLimits(limits)
        const answer = await send()
        await resetLimits(limits)
        assert.equal(answer.status, 429, `${kind}: ${JSON.stringify(answer.body)}`)
        assert.deepEqual(await recipients(), before)
      }
    })
  }
})
