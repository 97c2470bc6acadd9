import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { REPORTS_THAT_HIDE } from '#contract/core/rules/limits'
import type { AppError } from '#core/http/errors/app_error'
import UpdatePost from '#posts/posts/actions/update_post'
import { findPost } from '#posts/posts/queries/find_post'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import ReopenReport from '#moderation/reports/actions/reopen_report'
import ReportPost from '#moderation/reports/actions/report_post'
import ResolveReport from '#moderation/reports/actions/resolve_report'
import { WEIGHED_PER_DAY } from '#moderation/reports/rules/report_weight'
import type User from '#identity/users/models/user'
import env from '#start/env'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const makePeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeUser({ isEstablished: true })))

/** A public post with as many reports as needed to hide it. */
async function makeHidden(team: Team) {
  const post = await makePost(team, { isPublic: true, tags: ['press'] })
  const reports: string[] = []
  for (const person of await makePeople(REPORTS_THAT_HIDE)) reports.push(await makeReport(person, post))
  return { post, reports }
}

const totals = async (team: Team) => [
  await feedTotal('all'),
  await feedTotal(`organization:${team.organizationId}`),
  await feedTotal(`public:${team.organizationId}`),
]

test.group('A post with open reports of five people', (group) => {
  dialect(group)
  rollBack(group)

  test('stays public with four, and with many of one person', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const [again, ...people] = await makePeople(REPORTS_THAT_HIDE - 1)
    for (const person of people) await makeReport(person, post)
    const resolver = await makeUser({ isAdmin: true })
    for (let turn = 0; turn < 3; turn += 1) await makeReport(again!, post, { resolver })
    await makeReport(again!, post)
    assert.deepInclude(await findPost({ id: post.id }), { listed: true, isHidden: false })
  })

  test('can be hidden by another number of people', async ({ assert, cleanup }) => {
    const settings = env as { reportsThatHide: number }
    cleanup(() => void (settings.reportsThatHide = REPORTS_THAT_HIDE))
    settings.reportsThatHide = 2
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const [first, second] = await makePeople(2)
    await makeReport(first!, post)
    assert.isFalse((await findPost({ id: post.id }))?.isHidden)
    await makeReport(second!, post)
    assert.isTrue((await findPost({ id: post.id }))?.isHidden)
  })

  test('leaves the public page, lists and totals, and stays with its organization', async ({ assert }) => {
    const team = await makeTeam()
    const before = await totals(team)
    const { post } = await makeHidden(team)
    const [all, listed, shared] = await totals(team)
    assert.deepEqual([all, listed, shared], [before[0], 0, 1])
    const path = `${team.slug}/${post.slug}`
    assert.equal((await callApi('GET', `/api/posts/public/${path}`)).status, 404)
    for (const list of [
      `/api/community/posts?organizationSlug=${team.slug}`,
      `/api/community/organizations/${team.organizationId}/posts`,
      '/api/community/public/posts',
      `/api/community/tags?organizationSlug=${team.slug}`,
    ]) {
      const { body } = await callApi('GET', list, { as: team.stranger })
      assert.notInclude(JSON.stringify(body), post.id, list)
      assert.notInclude(JSON.stringify(body), '"press"', list)
    }
    const seen = await callApi('GET', `/api/posts/${post.id}`, { as: team.member })
    assert.containSubset(seen.body, { post: { isHidden: true, publicUrl: null, isPublic: true } })
  })

  test('cannot be reported again, and an edit does not show it', async ({ assert }) => {
    const team = await makeTeam()
    const { post } = await makeHidden(team)
    await assert.rejects(() => makeReport(team.stranger, post), /Post not found/)
    await new UpdatePost().handle({ id: post.id, organizationId: team.organizationId }, { title: 'Another' })
    assert.deepInclude(await findPost({ id: post.id }), { listed: false, isHidden: true })
  })

  test('stays hidden when a report is resolved, unless the administrator shows it', async ({ assert }) => {
    const team = await makeTeam()
    const { post, reports } = await makeHidden(team)
    const as = await makeUser({ isAdmin: true })
    const resolve = (id: string, showPost?: boolean) =>
      callApi('PUT', `/api/admin/reports/${id}/resolve`, {
        as,
        body: { moderatorResponse: 'Seen.', showPost },
      })
    const kept = await resolve(reports[0]!)
    assert.containSubset(kept.body, { report: { post: { isHidden: true, publicUrl: null } } })
    const shown = await resolve(reports[1]!, true)
    assert.containSubset(shown.body, { report: { post: { isHidden: false } } })
    assert.deepInclude(await findPost({ id: post.id }), { listed: true, isHidden: false })
    assert.equal(await feedTotal(`organization:${team.organizationId}`), 1)
    const decisions = await db.from('platform_log_entries').where('action', 'post.shown')
    assert.containSubset(decisions, [{ actor_id: as.id, target_id: post.id, subject: 'We are hiring' }])
  })

  test('is not hidden again by as many people, once an administrator has shown it', async ({ assert }) => {
    const team = await makeTeam()
    const { post, reports } = await makeHidden(team)
    const resolver = await makeUser({ isAdmin: true })
    const answer = { resolverId: resolver.id, moderatorResponse: 'Seen.', showPost: true }
    await new ResolveReport().handle({ id: reports[0]!, ...answer })
    const people = await makePeople(2 * REPORTS_THAT_HIDE)
    for (const person of people.slice(1)) await makeReport(person, post)
    assert.isFalse((await findPost({ id: post.id }))?.isHidden)
    await makeReport(people[0]!, post)
    assert.isTrue((await findPost({ id: post.id }))?.isHidden)
  })
})

/** Fewer than the default, so that random histories hide the post, even a second time. */
const THAT_HIDE = 3

const step = fc.record({
  what: fc.constantFrom('report', 'report', 'report', 'resolve', 'show', 'reopen'),
  person: fc.nat(7),
  at: fc.nat(9),
})

/** What the reports of one post are expected to be. */
interface Model {
  reports: { id: string; person: number; weight: number; open: boolean; seen: boolean; turnedDown: boolean }[]
  hidden: boolean
  cleared: number
}

/** The rule in other words: reports weigh less after the reporter's were turned down, and nothing after five a day. */
function expectedWeight({ reports }: Model, person: number): number {
  const own = reports.filter((one) => one.person === person)
  if (own.filter(({ weight }) => weight > 0).length >= WEIGHED_PER_DAY) return 0
  return Math.floor(100 * 0.5 ** own.filter(({ turnedDown }) => turnedDown).length)
}

const codeOf = (error: unknown) => (error as AppError).code

test.group('The states of reports', (group) => {
  dialect(group)
  rollBack(group)

  test('follow the model for any reporters and administrators', async ({ assert, cleanup }) => {
    const settings = env as { reportsThatHide: number }
    cleanup(() => void (settings.reportsThatHide = REPORTS_THAT_HIDE))
    settings.reportsThatHide = THAT_HIDE
    const admin = await makeUser({ isAdmin: true })
    const apply = async (model: Model, postId: string, { what, person, at }: (typeof steps)[number]) => {
      const { reports } = model
      const report = reports[at % reports.length]
      const openOf = (who: number) => reports.some((one) => one.person === who && one.open)
      if (what === 'report') {
        const expected = model.hidden ? 'POST_NOT_FOUND' : openOf(person) ? 'REPORT_EXISTS' : 'done'
        const input = { postId, reporterId: people[person]!.id, reason: 'spam' } as const
        const outcome = await new ReportPost().handle(input).catch(codeOf)
        if (expected !== 'done') return assert.equal(outcome, expected)
        const weight = expectedWeight(model, person)
        reports.push({ id: outcome, person, weight, open: true, seen: false, turnedDown: false })
        const total = reports.reduce((sum, { open, seen, weight: own }) => sum + (open && !seen ? own : 0), 0)
        model.hidden = weight > 0 && total >= 100 * THAT_HIDE * (model.cleared + 1)
      } else if (report === undefined) return
      else if (what === 'reopen') {
        const expected = report.open
          ? 'REPORT_PENDING'
          : openOf(report.person)
            ? 'REPORT_SUPERSEDED'
            : undefined
        assert.equal(await new ReopenReport().handle(report.id, admin.id).catch(codeOf), expected)
        if (expected === undefined) Object.assign(report, { open: true, turnedDown: false })
      } else {
        const showPost = what === 'show'
        const answer = { resolverId: admin.id, moderatorResponse: 'Seen.', showPost }
        const outcome = await new ResolveReport().handle({ id: report.id, ...answer }).catch(codeOf)
        assert.equal(outcome, report.open ? undefined : 'REPORT_RESOLVED')
        if (!report.open) return
        if (showPost && model.hidden) {
          for (const one of reports) {
            one.turnedDown ||= one.open && !one.seen
            one.seen = true
          }
          model.hidden = false
          model.cleared += 1
        }
        report.open = false
      }
    }
    let people: User[] = []
    let steps: { what: string; person: number; at: number }[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (life) => {
        steps = life
        people = await makePeople(8)
        const team = await makeTeam()
        const post = await makePost(team, { isPublic: true })
        const model: Model = { reports: [], hidden: false, cleared: 0 }
        for (const one of steps) {
          await apply(model, post.id, one)
          assert.deepInclude(await findPost({ id: post.id }), {
            isHidden: model.hidden,
            listed: !model.hidden,
          })
          assert.equal(await feedTotal(`organization:${team.organizationId}`), model.hidden ? 0 : 1)
        }
        const open = await db.from('reports').where({ post_id: post.id, status: 'pending' }).select('id')
        assert.sameMembers(
          open.map(({ id }) => id),
          model.reports.filter((one) => one.open).map(({ id }) => id),
        )
      }),
      { numRuns: 25 },
    )
  }).timeout(60_000)
})

const reportAll = (id: string, as: string[]) =>
  as.map((token) =>
    callApi('POST', `/api/community/posts/${id}/report`, { as: token, body: { reason: 'spam' } }),
  )

test.group('Concurrent reports of five people', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    const tables = [
      'platform_log_entries',
      'feed_deltas',
      'feed_buckets',
      'feed_totals',
      'organizations',
      'users',
    ]
    for (const table of tables) await db.from(table).delete()
  })

  test('hide the post once, however they and an answer arrive', async ({ assert }) => {
    const team = await makeTeam()
    const admin = await tokenOf(await makeUser({ isAdmin: true }))
    // All requests of a test come from one network, from which nine people count as five.
    const people = await makePeople(2 * REPORTS_THAT_HIDE - 1)
    const tokens = await Promise.all(people.map((person) => tokenOf(person)))
    const hidden = await makePost(team, { isPublic: true, tags: ['press'] })
    for (const { status } of await Promise.all(reportAll(hidden.id, tokens))) assert.equal(status, 201)
    assert.deepInclude(await findPost({ id: hidden.id }), { isHidden: true, listed: false })
    assert.equal(await feedTotal(`organization:${team.organizationId}`), 0)

    for (let round = 0; round < 8; round += 1) {
      const post = await makePost(team, { isPublic: true, tags: ['press'] })
      const reports: string[] = []
      for (const person of people.slice(1, REPORTS_THAT_HIDE)) reports.push(await makeReport(person, post))
      const body = { moderatorResponse: 'Seen.', showPost: true }
      const [answer, last] = await Promise.all([
        callApi('PUT', `/api/admin/reports/${reports[0]}/resolve`, { as: admin, body }),
        ...reportAll(post.id, [tokens[0]!]),
      ])
      assert.deepEqual([answer.status, last!.status], [200, 201])
      const { isHidden, listed } = (await findPost({ id: post.id }))!
      assert.equal(listed, !isHidden)
      const tagged = await db.from('post_tags').where('post_id', post.id).firstOrFail()
      assert.equal(Boolean(tagged.listed), listed)
      await db.from('posts').where('id', post.id).delete()
      await db.from('feed_deltas').delete()
    }
  })
})
