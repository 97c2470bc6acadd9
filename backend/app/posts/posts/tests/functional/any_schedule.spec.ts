import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { AppError } from '#core/http/errors/app_error'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { recountFeeds } from '#posts/feeds/repositories/recount_feeds'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import ChangeEnd from '#posts/posts/actions/change_end'
import CreatePost from '#posts/posts/actions/create_post'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import { MemberPosts } from '#posts/posts/http/member_posts'
import { endOverduePosts, startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { PostReads } from '#posts/posts/repositories/post_reads'
import {
  isListed,
  isOpen,
  isPlanned,
  ScheduleModel,
  type ModelPost,
} from '#posts/posts/tests/support/schedule_model'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const MINUTE_MS = 60_000
/** Never a multiple of the hours of a window, so that no step happens at the very instant of an end. */
const WAIT_MS = 61 * MINUTE_MS
const APPROVED = 'https://www.linkedin.com/posts/1'
const PENDING = 'https://unheard-of.example/jobs'

const at = fc.nat(20)
const hours = fc.constantFrom(null, 1, 3, 24)
const step = fc.oneof(
  fc.record({
    do: fc.constant('share' as const),
    isPending: fc.boolean(),
    inHours: fc.constantFrom(0, 0, 1, 4),
    hours,
    membersPrepare: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('approved' as const, 'rejected' as const), at }),
  fc.record({ do: fc.constant('end' as const), at, hours: fc.constantFrom(0, null, 2, 24) }),
  fc.record({ do: fc.constantFrom('start' as const, 'delete' as const), at }),
  fc.record({ do: fc.constant('wait' as const), times: fc.constantFrom(1, 2, 5) }),
  fc.record({ do: fc.constant('work' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const REFUSALS = new Set(['POST_MODERATED', 'POST_SCHEDULED', 'POST_STARTED'])

/** Whether the application accepted it; false for a refusal. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) return false
    throw error
  }
}

/** Runs the same steps in the application and in the model. */
class Run {
  readonly model = new ScheduleModel()
  readonly ids: string[] = []

  constructor(
    readonly team: Team,
    readonly moderatorId: string,
    readonly clock: FakeClock,
  ) {}

  /** Whether the application and the model agree on the outcome. */
  async do(next: Step): Promise<boolean> {
    const now = this.clock.now().getTime()
    if (next.do === 'wait') this.clock.advance(next.times * WAIT_MS)
    else if (next.do === 'work') {
      await startDuePosts()
      await endOverduePosts()
      this.model.work(now)
    } else if (next.do === 'share') await this.#share(next, now)
    else return this.#change(next, now)
    return true
  }

  async #share({ isPending, inHours, ...post }: Extract<Step, { do: 'share' }>, now: number): Promise<void> {
    const { organizationId, admin } = this.team
    const startsAt = inHours === 0 ? null : now + inHours * 60 * MINUTE_MS
    const start = startsAt === null ? null : new Date(startsAt).toISOString().slice(0, 16)
    const { id } = await new CreatePost().handle({
      organizationId,
      userId: admin.id,
      title: 'A post',
      url: isPending ? PENDING : APPROVED,
      isPublic: true,
      membersPrepare: post.membersPrepare,
      schedule: { timeZone: 'UTC', start, windowHours: post.hours },
      suggestions: [{ content: `Bravo ${this.ids.length}`, acceptSimilar: true }],
    })
    this.ids.push(id)
    this.model.share({ isPending, startsAt, hours: post.hours, membersPrepare: post.membersPrepare }, now)
  }

  async #change(next: Extract<Step, { at: number }>, now: number): Promise<boolean> {
    const index = this.ids.length === 0 ? -1 : next.at % this.ids.length
    const post = this.model.posts[index]
    if (post === undefined || post.isDeleted) return true
    const { model, moderatorId } = this
    const { organizationId } = this.team
    const id = this.ids[index]!
    if (next.do === 'delete') {
      await new DeletePost().handle({ id })
      return (post.isDeleted = true)
    }
    if (next.do === 'end')
      return (
        (await succeeds(new ChangeEnd().handle(id, { hours: next.hours }))) ===
        model.end(post, next.hours, now)
      )
    if (next.do === 'start') {
      const schedule = { timeZone: 'UTC', windowHours: post.hours }
      const change = new UpdatePost().handle({ id, organizationId }, { schedule })
      return (await succeeds(change)) === model.start(post, now)
    }
    const action = next.do === 'approved' ? 'approve' : 'reject'
    const decision = new ModeratePost().handle({ id, action, reason: 'No.', moderatorId })
    return (await succeeds(decision)) === model.decide(post, next.do, now)
  }

  idsOf(isShown: (post: ModelPost) => boolean): string[] {
    return this.ids.filter((_, index) => isShown(this.model.posts[index]!)).toSorted()
  }
}

test.group('For any order of schedules, decisions and ends', (group) => {
  dialect(group)
  rollBack(group)

  test('members see what follows from the posts, and may copy from those that are open', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const moderator = await makeUser({ isAdmin: true })

    async function compare(run: Run): Promise<void> {
      const { organizationId, owner, member } = run.team
      const now = clock.now().getTime()
      for (const [user, role] of [
        [owner, 'owner'],
        [member, 'member'],
      ] as const) {
        const membership = { organizationId, userId: user.id, role }
        const idsOf = async (query: object) => {
          const { posts } = await new MemberPosts(user.id).list(membership, { limit: '50', ...query })
          return posts.map(({ id }) => id).toSorted()
        }
        const open = run.idsOf((post) => isOpen(post, now))
        assert.deepEqual(await idsOf({}), run.idsOf(isListed))
        assert.deepEqual(
          await idsOf({ state: 'scheduled' }),
          run.idsOf((post) => isPlanned(post, role === 'owner')),
        )
        assert.equal(await new PostReads(user.id).countUnread(), open.length)
      }
      const { posts_count } = await db.from('organizations').where('id', organizationId).firstOrFail()
      assert.equal(posts_count, run.idsOf(isListed).length)
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (steps) => {
        const run = new Run(await makeTeam(), moderator.id, clock)
        for (const each of steps) {
          assert.isTrue(await run.do(each), JSON.stringify(each))
          await compare(run)
        }
        assert.equal(await recountFeeds({ repair: false }), 0)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  }).timeout(180_000)
})
