import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { JOBS } from '#start/jobs'
import { SCHEDULE } from '#start/schedule'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { looseWritesOf } from '#tests/loose_writes'

const MAIL = { language: 'en', subject: 'A mail', greeting: 'Hello,', paragraphs: [], note: '' } as const

const rename = (client: Pick<typeof db, 'from'>) => client.from('users').update({ name: 'Ada' })

/** `tests/bootstrap.ts` watches the requests of every test. */
test.group('A write outside a transaction', (group) => {
  dialect(group)
  rollBack(group)

  test('is noticed, and one inside is not', async ({ assert }) => {
    const raw = 'insert into read_marks (user_id, read_until) select id, created_at from users where 1 = 0'
    assert.lengthOf(await looseWritesOf(() => rename(db)), 1)
    assert.lengthOf(await looseWritesOf(() => db.rawQuery(raw)), 1)
    assert.isEmpty(await looseWritesOf(() => inTransaction(async (trx) => void (await rename(trx)))))
    assert.lengthOf(
      await looseWritesOf(async () => {
        await inTransaction(async (trx) => void (await rename(trx)))
        await rename(db)
      }),
      1,
    )
  })

  for (const { job } of SCHEDULE) {
    test(`is none of the job ${job.options.name}`, async ({ assert }) => {
      assert.isEmpty(await looseWritesOf(() => new job().execute()))
    })
  }

  test('is none of the jobs that are dispatched', async ({ assert }) => {
    const { email, id: userId } = await makeUser()
    const sent = await inTransaction(async (trx) => {
      await queueMail(trx, email, { ...MAIL, paragraphs: [] })
      return trx.from('outgoing_mails').firstOrFail()
    })
    const payloads = {
      deliver_mail: { id: sent.id },
      send_unconfirmed_mail: { id: sent.id },
      send_reset_link: { email },
      delete_account_content: { userId },
      send_invitations: { organizationId: userId },
      tell_managers: { organizationId: userId, about: 'domainLost', domain: 'bolt.test' },
      tell_requester: { organizationId: userId, userId, answer: 'approved' },
      sync_memberships: { organizationId: userId },
      mail_outcome: { type: 'post.moderated', userId, id: userId },
      end_slack_connections: { teamId: 'T0NOBODY', before: '2026-03-01 09:30:00.250' },
      revoke_slack_token: { organizationId: userId, teamId: 'T0NOBODY', sealed: '' },
      share_from_slack: { teamId: 'T0NOBODY', slackUserId: 'U0NOBODY', links: [], key: '', reply: '' },
      unfurl_links: { teamId: 'T0NOBODY', slackUserId: null, links: [], message: { channel: 'C0', ts: '1' } },
      sync_slack: { organizationId: userId },
      generate_texts: { runId: userId, job: 0 },
      send_scheduled_shares: { postId: userId },
      send_slack_broadcast: { broadcastId: userId, run: 0 },
      run_pending_action: { id: userId },
      mail_webhook_switched_off: { webhookId: userId },
      plan_posts: { postIds: [userId] },
      send_digest: { userId, until: '2026-03-01 09:30:00.250' },
    }
    assert.sameMembers(
      Object.keys(payloads),
      JOBS.map(({ options }) => options.name),
    )
    for (const job of JOBS) {
      const run = new job()
      run.$hydrate(payloads[job.options.name as keyof typeof payloads] as never, {} as never)
      assert.isEmpty(await looseWritesOf(() => run.execute()))
    }
  })
})
