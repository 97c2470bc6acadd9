import db from '@adonisjs/lucid/services/db'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import type { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { saveRhythm } from '#notifications/rhythms/repositories/rhythms'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

export const MINUTE_MS = 60_000

/** Turns the pacing of posts on or off. */
export const pace = ({ organizationId, owner }: Team, isPaced = true): Promise<void> =>
  new UpdateOrganization().handle({ organizationId, actorId: owner.id, changes: { isPaced } })

export async function makePacedTeam(): Promise<Team> {
  const team = await makeTeam()
  await pace(team)
  return team
}

/** A member who has chosen a rhythm, if any. */
export async function addMember({ organizationId }: Team, rhythm?: Partial<Rhythm>): Promise<User> {
  const user = await makeUser({ withoutPassword: true })
  await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
  if (rhythm !== undefined) await chooseRhythm(user, rhythm)
  return user
}

export const chooseRhythm = ({ id }: User, rhythm: Partial<Rhythm>): Promise<void> =>
  inTransaction((trx) => saveRhythm(trx, id, { ...DEFAULT_RHYTHM, ...rhythm }))

interface TimeRow {
  user_id: string
  due_at: string
  told_at: string | null
}

/** When members are to be told of a post, and when they were. */
export async function timesOf(postId: string) {
  const rows: TimeRow[] = await db.from('told_members').where('post_id', postId).orderBy('due_at')
  return rows.map((row) => ({
    userId: row.user_id,
    dueAt: fromInstant(row.due_at),
    toldAt: row.told_at === null ? null : fromInstant(row.told_at),
  }))
}

export const toldOf = async (postId: string): Promise<string[]> =>
  (await timesOf(postId)).filter(({ toldAt }) => toldAt !== null).map(({ userId }) => userId)

/** Runs the job whenever a member is due, until some minutes have passed. */
export async function passMinutes(
  clock: FakeClock,
  minutes: number,
  tell: () => Promise<void> = tellDueMembers,
): Promise<void> {
  const end = new Date(clock.now().getTime() + minutes * MINUTE_MS)
  for (;;) {
    const next: { due_at: string } | null = await db
      .from('told_members')
      .whereNull('told_at')
      .where('due_at', '<=', toInstant(end))
      .orderBy('due_at')
      .select('due_at')
      .first()
    if (next === null) return clock.moveTo(end)
    clock.moveTo(new Date(Math.max(clock.now().getTime(), fromInstant(next.due_at).getTime())))
    await tell()
  }
}
