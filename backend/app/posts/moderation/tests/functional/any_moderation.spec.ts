import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import AddHost from '#posts/links/actions/add_host'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import RemoveHost from '#posts/links/actions/remove_host'
import { ModerationModel, type ModelPost } from '#posts/moderation/tests/support/model'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import CreatePost from '#posts/posts/actions/create_post'
import ResubmitPost from '#posts/posts/actions/resubmit_post'
import UpdatePost from '#posts/posts/actions/update_post'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const HOSTS = 3
const hostName = (host: number) => `host-${host}.example`
const linkTo = (host: number) => `https://${hostName(host)}/a`

const at = fc.nat(20)
const host = fc.nat(HOSTS - 1)
const step = fc.oneof(
  fc.record({ do: fc.constant('share' as const), host, isPublic: fc.boolean() }),
  fc.record({ do: fc.constant('approve' as const), at, withHost: fc.boolean() }),
  fc.record({ do: fc.constant('reject' as const), at }),
  fc.record({ do: fc.constant('hide' as const), at, isHidden: fc.boolean() }),
  fc.record({ do: fc.constant('overrule' as const), at }),
  fc.record({ do: fc.constant('resubmit' as const), at }),
  fc.record({ do: fc.constant('relink' as const), at, host }),
  fc.record({ do: fc.constant('approveHost' as const), host }),
  fc.record({ do: fc.constant('blockHost' as const), host }),
  fc.record({ do: fc.constant('removeHost' as const), host, undo: fc.boolean() }),
)

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const EXPECTED_REFUSALS = new Set(['POST_MODERATED', 'POST_NOT_REJECTED', 'URL_BLOCKED', 'HOST_BLOCKED'])

/** Whether the application accepted it; false for a refusal. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError && EXPECTED_REFUSALS.has(error.code)) return false
    throw error
  }
}

/** Runs the same steps in the application and in the model, and compares the results. */
class Run {
  readonly model = new ModerationModel()
  readonly ids: string[] = []

  constructor(
    readonly organizationId: string,
    readonly userId: string,
    readonly moderatorId: string,
  ) {}

  /** Whether the application and the model agree on the outcome. */
  async do(next: Step): Promise<boolean> {
    if ('at' in next) return this.#change(next)
    if (next.do === 'share') return this.#share(next)
    return this.#decideHost(next)
  }

  async #share({ host: of, isPublic }: Extract<Step, { do: 'share' }>): Promise<boolean> {
    const { organizationId, userId } = this
    const input = { organizationId, userId, title: 'A post', url: linkTo(of), isPublic, tags: ['press'] }
    const shared = await succeeds(new CreatePost().handle(input).then(({ id }) => this.ids.push(id)))
    return shared === this.model.share(of, isPublic)
  }

  async #change(next: Extract<Step, { at: number }>): Promise<boolean> {
    const index = this.ids.length === 0 ? -1 : next.at % this.ids.length
    if (index === -1) return true
    const { moderatorId, organizationId, model } = this
    const [id, post] = [this.ids[index]!, model.posts[index]!]
    if (next.do === 'resubmit') {
      return (await succeeds(new ResubmitPost().handle({ id, organizationId }))) === model.resubmit(post)
    }
    if (next.do === 'relink') {
      const change = new UpdatePost().handle({ id, organizationId }, { url: linkTo(next.host) })
      return (await succeeds(change)) === model.relink(post, next.host)
    }
    if (next.do === 'hide') return this.#hide(id, post, next.isHidden)
    if (next.do === 'overrule') {
      const input = { id, action: 'reject', reason: 'No.', overrule: true, moderatorId } as const
      return (await succeeds(new ModeratePost().handle(input))) === model.overrule(post)
    }
    if (next.do === 'reject') {
      const rejection = new ModeratePost().handle({ id, action: 'reject', reason: 'No.', moderatorId })
      return (await succeeds(rejection)) === model.decide(post, 'rejected')
    }
    const approveDomain = next.withHost
    const done = await succeeds(
      new ModeratePost().handle({ id, action: 'approve', approveDomain, moderatorId }),
    )
    const may = post.status === 'pending' && !(approveDomain && model.blocked.has(post.host))
    if (may) {
      model.decide(post, 'approved')
      if (approveDomain) model.approveHost(post.host)
    }
    return done === may
  }

  /** Reports hide a listed post; an administrator shows a hidden one. */
  async #hide(id: string, post: ModelPost, isHidden: boolean): Promise<boolean> {
    if (isHidden ? !this.model.isListed(post) : !post.isHidden) return true
    await inTransaction(async (trx) => {
      const locked = await ModeratedPost.lock(trx, id)
      await (isHidden ? locked.hide(trx) : locked.show(trx))
    })
    post.isHidden = isHidden
    return true
  }

  async #decideHost(next: Exclude<Step, { at: number } | { do: 'share' }>): Promise<boolean> {
    const name = hostName(next.host)
    const entry = await db.from('approved_domains').where('host', name).first()
    if (next.do === 'removeHost') {
      if (entry === null) return true
      await new RemoveHost().handle({ id: entry.id, withPosts: next.undo, administratorId: this.moderatorId })
      this.model.removeHost(next.host, next.undo)
      return true
    }
    if (entry !== null) return true
    const isBlocked = next.do === 'blockHost'
    await new AddHost().handle({ host: name, isBlocked, administratorId: this.moderatorId })
    if (isBlocked) this.model.blockHost(next.host)
    else this.model.approveHost(next.host)
    return true
  }
}

test.group('For any decisions of moderators and authors', (group) => {
  dialect(group)
  rollBack(group)

  test('posts are in the state of the diagram, and the lists have exactly the approved public ones', async ({
    assert,
  }) => {
    const moderator = await makeUser({ isAdmin: true })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50, size: 'max' }), async (steps) => {
        const team = await makeTeam()
        await db.from('approved_domains').whereLike('host', 'host-%').delete()
        const run = new Run(team.organizationId, team.member.id, moderator.id)
        for (const each of steps) assert.isTrue(await run.do(each), JSON.stringify(each))
        const rows = await db.from('posts').where('organization_id', team.organizationId)
        const byId = new Map(rows.map((row) => [row.id, row]))
        for (const [index, post] of run.model.posts.entries()) {
          const row = byId.get(run.ids[index]!)!
          assert.equal(row.moderation_status, post.status)
          assert.equal(Boolean(row.listed), run.model.isListed(post))
          assert.equal(row.approved_at !== null, post.status === 'approved')
          if (post.status === 'pending') assert.isNull(row.moderated_at)
          if (post.status === 'rejected') assert.isNotNull(row.moderated_at)
        }
        const listed = rows.filter((row) => Boolean(row.listed)).length
        assert.equal(await feedTotal(`organization:${team.organizationId}`), listed)
        const tagged = await db
          .from('post_tags')
          .where('organization_id', team.organizationId)
          .where('listed', true)
        assert.lengthOf(tagged, listed)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  }).timeout(120_000)
})
