import db from '@adonisjs/lucid/services/db'
import type { JobContext } from '@adonisjs/queue/types'
import type { SlackBroadcast } from '#contract/slack/data/slack'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import type { FakeClock } from '#core/runtime/fake_clock'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { saveRhythm } from '#notifications/rhythms/repositories/rhythms'
import AddMember from '#organizations/organizations/actions/add_member'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import SendBroadcast from '#slack/jobs/send_broadcast'
import { callApi } from '#tests/call_api'
import type { Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'

/** The users of the sandbox's workspace who can be reached. */
export const COLLEAGUES = ['ana', 'jonas', 'luca', 'marina', 'priya'] as const

type Colleagues = Record<(typeof COLLEAGUES)[number], User>

/** Members of a team who have accounts in its workspace, each with a rhythm or none. */
export async function addColleagues(
  { organizationId }: Team,
  rhythms: Partial<Record<string, Partial<Rhythm>>> = {},
): Promise<Colleagues> {
  const users: Partial<Colleagues> = {}
  for (const name of COLLEAGUES) {
    const user = await makeUser({ name, email: `${name}@northwind.example` })
    await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
    const rhythm = rhythms[name]
    if (rhythm !== undefined)
      await inTransaction((trx) => saveRhythm(trx, user.id, { ...DEFAULT_RHYTHM, ...rhythm }))
    users[name] = user
  }
  return users as Colleagues
}

/** The newest message to all, as an admin sees it. */
export async function latestBroadcast({ organizationId, admin }: Team): Promise<SlackBroadcast> {
  const path = `/api/organizations/${organizationId}/slack/broadcasts/latest`
  return (await callApi('GET', path, { as: admin })).body!.broadcast as SlackBroadcast
}

/** Runs the job that sends a message to all, as a server does. */
async function runBroadcast(id: string): Promise<void> {
  const { run } = await db.from('slack_broadcasts').where({ id }).firstOrFail()
  const job = new SendBroadcast()
  const context = { jobId: 'test', name: 'send_slack_broadcast', attempt: 1 } as JobContext
  job.$hydrate({ broadcastId: id, run }, context)
  await job.execute()
}

/** When the next recipient is due or the next member is told; null when neither is. */
async function nextTime(): Promise<Date | null> {
  const rows: { due_at: string }[] = [
    ...(await db
      .from('slack_deliveries')
      .join('slack_broadcasts', 'slack_broadcasts.id', 'slack_deliveries.broadcast_id')
      .where('slack_broadcasts.state', 'running')
      .where('slack_deliveries.state', 'pending')
      .orderBy('due_at')
      .limit(1)
      .select('due_at')),
    ...(await db.from('told_members').whereNull('told_at').orderBy('due_at').limit(1).select('due_at')),
  ]
  const times = rows.map((row) => fromInstant(row.due_at).getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** Lets time pass from one event to the next, and does what each server does then. `seen` is called after each. */
export async function walk(clock: FakeClock, until: Date, seen: () => Promise<void>): Promise<void> {
  for (;;) {
    const next = await nextTime()
    if (next === null || next > until) return clock.moveTo(until)
    clock.moveTo(new Date(Math.max(next.getTime(), clock.now().getTime() + 1_000)))
    await endOverduePosts()
    await tellDueMembers()
    const due: { id: string }[] = await db
      .from('slack_broadcasts')
      .where('state', 'running')
      .where('created_at', '<=', toInstant(clock.now()))
      .select('id')
    for (const { id } of due) await runBroadcast(id)
    await seen()
  }
}
