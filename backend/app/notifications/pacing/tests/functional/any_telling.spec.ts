import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import {
  dayOf,
  DEFAULT_RHYTHM,
  isAlwaysQuiet,
  isQuiet,
  type Rhythm,
} from '#contract/notifications/rules/rhythm'
import { notificationsSince } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { told as feedOf } from '#notifications/notifications/tests/support/calls'
import PlanPost from '#notifications/pacing/actions/plan_post'
import MembersTold from '#notifications/pacing/events/members_told'
import { dueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { anyRhythm, aroundChangedClocks } from '#notifications/pacing/tests/support/any_rhythm'
import {
  addMember,
  chooseRhythm,
  makePacedTeam,
  MINUTE_MS,
  passMinutes,
} from '#notifications/pacing/tests/support/paced_team'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import ChangeEnd from '#posts/posts/actions/change_end'
import DeletePost from '#posts/posts/actions/delete_post'
import SkipPost from '#posts/posts/actions/skip_post'
import UpdatePost from '#posts/posts/actions/update_post'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

const MEMBERS = 4
/** Longer than any rhythm is quiet. */
const WAITED_MINUTES = 16 * 1_440
/** Of all who could be told; the others leave, skip the post, are quiet until its end or told of enough others. */
const SHARE_TOLD = 0.2
const LINKS = { approved: 'https://www.linkedin.com/posts/', pending: 'https://unheard-of.example/' }

const step = fc.record({
  what: fc.oneof(
    ...(['share', 'wait', 'wait long', 'plan again'] as const).map((what) => ({
      arbitrary: fc.constant(what),
      weight: 3,
    })),
    ...(['approve', 'withdraw', 'end', 'extend', 'delete', 'leave', 'skip', 'choose'] as const).map(
      (what) => ({
        arbitrary: fc.constant(what),
        weight: 1,
      }),
    ),
  ),
  pick: fc.nat(1_000),
  member: fc.nat(MEMBERS - 1),
  rhythm: anyRhythm,
  /** Members of a batch. */
  size: fc.integer({ min: 1, max: 3 }),
  /** After how many batches the server is killed. */
  batches: fc.nat(3),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Told {
  postId: string
  userId: string
  at: Date
}

/** Members of one organization with any rhythms, and what they were told. */
class Telling {
  readonly told: Told[] = []
  readonly rhythms = new Map<string, Rhythm>()
  readonly posts: string[] = []
  readonly left = new Set<string>()
  readonly skipped = new Set<string>()
  /** Who has chosen another rhythm. */
  readonly changed = new Set<string>()
  /** How many could have been told, if nothing had been in the way. */
  possible = 0
  members: User[] = []
  #links = 0

  private constructor(
    readonly clock: FakeClock,
    readonly team: Team,
  ) {}

  static async begin(clock: FakeClock, rhythms: readonly Rhythm[]): Promise<Telling> {
    const telling = new Telling(clock, await makePacedTeam())
    for (const rhythm of rhythms) {
      const member = await addMember(telling.team)
      telling.members.push(member)
      await telling.choose(member, rhythm)
    }
    return telling
  }

  async choose(member: User, rhythm: Rhythm): Promise<void> {
    // A rhythm cannot have all days off.
    const chosen = { ...rhythm, daysOff: rhythm.daysOff.slice(0, 6) }
    await chooseRhythm(member, chosen)
    this.rhythms.set(member.id, chosen)
  }

  /** The server is killed after some batches. What is left is told after the next step, or never. */
  async tell({ size, batches }: Step): Promise<void> {
    for (let batch = 0; batch < batches; batch += 1) if (!(await dueMembers.handle(size))) return
  }

  async wait(minutes: number, size = 1): Promise<void> {
    await passMinutes(this.clock, minutes, async () => {
      while (await dueMembers.handle(size));
    })
  }

  /** The members whose every post has a time: they have chosen once, without a limit, and are not always quiet. */
  reachable(): User[] {
    return [this.team.owner, this.team.admin, ...this.members].filter(({ id }) => {
      const rhythm = this.rhythms.get(id) ?? DEFAULT_RHYTHM
      const isUnlimited = rhythm.postsPerDay === null && !isAlwaysQuiet(rhythm)
      return isUnlimited && !this.left.has(id) && !this.changed.has(id)
    })
  }

  async do({ what, pick, member: index, rhythm, size }: Step): Promise<void> {
    const postId = this.posts[pick % (this.posts.length || 1)]
    const member = this.members[index]!
    const { organizationId, owner } = this.team
    if (what === 'share') return this.#share(pick, size)
    if (what === 'choose') {
      this.changed.add(member.id)
      return this.choose(member, rhythm)
    }
    if (what === 'wait' || what === 'wait long') {
      const minutes = 60 + pick * 2
      // Servers that were down for a long time.
      if (what === 'wait long') return this.clock.advance(minutes * MINUTE_MS)
      return this.wait(minutes, size)
    }
    if (what === 'leave') {
      if (this.left.has(member.id)) return
      await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
      this.left.add(member.id)
      return
    }
    if (postId === undefined) return
    if (what === 'plan again') return new PlanPost().handle(postId, size)
    if (what === 'approve' || what === 'withdraw') {
      const host = what === 'approve' ? LINKS.approved : LINKS.pending
      await new UpdatePost().handle({ id: postId, organizationId }, { url: `${host}${(this.#links += 1)}` })
    } else if (what === 'end') await new ChangeEnd().handle(postId, { hours: 0 })
    else if (what === 'extend') await new ChangeEnd().handle(postId, { hours: 1 + (pick % 48) })
    else if (what === 'skip') {
      await new SkipPost().handle({ postId, userId: member.id, until: null })
      this.skipped.add(`${postId} ${member.id}`)
    } else if (what === 'delete') {
      await new DeletePost().handle({ id: postId })
      this.posts.splice(this.posts.indexOf(postId), 1)
    }
  }

  async #share(pick: number, size: number): Promise<void> {
    const windowHours = pick % 3 === 0 ? null : 1 + (pick % 72)
    const schedule = { timeZone: 'UTC', windowHours }
    const { id } = await makePost(this.team, { schedule, waiting: pick % 2 === 0, pending: pick % 5 === 0 })
    this.posts.push(id)
    this.possible += MEMBERS + 2 - this.left.size
    await new PlanPost().handle(id, size)
  }
}

/** The posts that are open at a time. */
async function findOpenIds(at: Date): Promise<Set<string>> {
  const open: { id: string }[] = await db
    .from('posts')
    .whereNotNull('approved_at')
    .whereNull('ended_at')
    .where((query) => query.whereNull('ends_at').orWhere('ends_at', '>', toInstant(at)))
    .select('id')
  return new Set(open.map(({ id }) => id))
}

test.group('Whatever happens to paced posts', (group) => {
  dialect(group)
  rollBack(group)

  test('members are told once of each, outside of quiet hours, within their limits, and before the end, and none is forgotten', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    let telling: Telling | undefined
    let total = 0
    let possible = 0
    cleanup(
      emitter.on(MembersTold, ({ members }) => {
        for (const { postId, userId } of members) telling?.told.push({ postId, userId, at: clock.now() })
      }),
    )

    async function check(now: Telling, before: number): Promise<void> {
      for (const { postId, userId, at } of now.told.slice(before)) {
        const rhythm = now.rhythms.get(userId) ?? DEFAULT_RHYTHM
        assert.isFalse(isQuiet(rhythm, at), 'quiet')
        assert.isTrue((await findOpenIds(at)).has(postId), 'closed')
        assert.isFalse(now.left.has(userId), 'left')
        assert.isFalse(now.skipped.has(`${postId} ${userId}`), 'skipped')
        const today = now.told.filter(
          (other) => other.userId === userId && dayOf(rhythm, other.at) === dayOf(rhythm, at),
        )
        assert.isAtMost(today.length, rhythm.postsPerDay ?? Infinity, 'too many')
      }
      const keys = now.told.map(({ postId, userId }) => `${postId} ${userId}`)
      assert.lengthOf(new Set(keys), keys.length, 'twice')
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRhythm, { minLength: MEMBERS, maxLength: MEMBERS }),
        aroundChangedClocks,
        fc.array(step, { minLength: 5, maxLength: 25 }),
        async (rhythms, start, steps) => {
          await db.from('told_members').delete()
          clock.moveTo(new Date(Math.max(start.getTime(), clock.now().getTime())))
          telling = await Telling.begin(clock, rhythms)
          for (const each of steps) {
            const before = telling.told.length
            await telling.do(each)
            await runJobs()
            await telling.tell(each)
            await check(telling, before)
          }
          const before = telling.told.length
          await telling.wait(WAITED_MINUTES)
          await check(telling, before)
          total += telling.told.length
          possible += telling.possible
          const openIds = await findOpenIds(clock.now())
          const keys = new Set(telling.told.map(({ postId, userId }) => `${postId} ${userId}`))
          for (const postId of telling.posts.filter((id) => openIds.has(id)))
            for (const { id } of telling.reachable())
              if (!telling.skipped.has(`${postId} ${id}`))
                assert.isTrue(keys.has(`${postId} ${id}`), 'forgotten')
          for (const member of telling.members.filter(({ id }) => !telling!.left.has(id))) {
            const recent = telling.told.filter(
              ({ userId, at }) => userId === member.id && at > notificationsSince(),
            )
            const expected = recent.map(({ postId }) => postId).filter((id) => openIds.has(id))
            const shown = (await feedOf(member)).map(({ post }) => post!.id)
            assert.sameMembers(shown, expected)
          }
        },
      ),
      { numRuns: 15, unbiased: true },
    )
    assert.isAbove(total / possible, SHARE_TOLD)
  }).timeout(300_000)
})
