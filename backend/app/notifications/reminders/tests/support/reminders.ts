import db from '@adonisjs/lucid/services/db'
import type { FakeClock } from '#core/runtime/fake_clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import { MINUTE_MS } from '#notifications/pacing/tests/support/paced_team'
import { planDueReminders, remindDueMembers } from '#notifications/reminders/jobs/remind_members'
import { makeTeam, type Team } from '#tests/factories/team_factory'

/** Reminds members after a share of the windows of posts, or not at all. */
export const remindAfter = ({ organizationId, owner }: Team, reminderShare: number | null): Promise<void> =>
  new UpdateOrganization().handle({ organizationId, actorId: owner.id, changes: { reminderShare } })

/** A team whose posts remind members after three quarters of their window. */
export async function makeRemindedTeam(): Promise<Team> {
  const team = await makeTeam()
  await remindAfter(team, 75)
  return team
}

/** Runs the jobs whenever a post or a member is due, until some minutes have passed. */
export async function passReminders(clock: FakeClock, minutes: number): Promise<void> {
  const end = new Date(clock.now().getTime() + minutes * MINUTE_MS)
  for (;;) {
    const next = await nextDue(end)
    if (next === null) return clock.moveTo(new Date(Math.max(clock.now().getTime(), end.getTime())))
    clock.moveTo(new Date(Math.max(clock.now().getTime(), next.getTime())))
    await planDueReminders()
    await remindDueMembers()
  }
}

async function nextDue(until: Date): Promise<Date | null> {
  const rows: { at: string }[] = [
    ...(await db
      .from('posts')
      .whereNotNull('remind_at')
      .where('remind_at', '<=', toInstant(until))
      .select('remind_at as at')),
    ...(await db
      .from('reminders')
      .whereNull('told_at')
      .where('due_at', '<=', toInstant(until))
      .select('due_at as at')),
  ]
  const times = rows.map(({ at }) => fromInstant(at)).toSorted((one, other) => Number(one) - Number(other))
  return times[0] ?? null
}

/** When members were reminded of a post, by the ids of the members. */
export async function remindersOf(postId: string): Promise<Map<string, Date>> {
  const rows: { user_id: string; told_at: string }[] = await db
    .from('reminders')
    .where('post_id', postId)
    .whereNotNull('told_at')
  return new Map(rows.map((row) => [row.user_id, fromInstant(row.told_at)]))
}
