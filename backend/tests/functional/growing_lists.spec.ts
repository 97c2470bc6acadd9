import { test } from '@japa/runner'
import type { Pagination } from '#contract/core/data/pagination'
import { useClock } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { FakeClock } from '#core/runtime/fake_clock'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'
import { plansOf } from '#tests/plans'

type Reader = 'owner' | 'stranger' | 'administrator'

interface List {
  path: (team: Team) => string
  /** The field of the response with the rows. */
  rows: string
  reader: Reader
  add: (team: Team, name: string) => Promise<unknown>
}

const postsOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}`
const addPost = (team: Team) => makePost(team, { isPublic: true, tags: ['press'], title: 'Brass band' })

const posts = (query: string): List => ({
  path: (team) => `${postsOf(team)}${query}`,
  rows: 'posts',
  reader: 'owner',
  add: addPost,
})

const feed = (path: (team: Team) => string): List => ({
  path,
  rows: 'posts',
  reader: 'stranger',
  add: addPost,
})

const reports = (path: string, reader: Reader): List => ({
  path: () => path,
  rows: 'reports',
  reader,
  add: async (team) => makeReport(team.stranger, await addPost(team)),
})

const addAuditEntry = ({ organizationId, admin }: Team, subject: string) =>
  inTransaction((trx) =>
    recordAudit(trx, {
      organizationId,
      actorId: admin.id,
      action: 'role.changed',
      subject,
      before: { role: 'member' },
      after: { role: 'admin' },
    }),
  )

const LISTS: Record<string, List> = {
  posts: posts(''),
  'public posts': posts('?visibility=public'),
  'posts with a tag': posts('?tags=press'),
  'posts that a search finds': posts('?search=brass'),
  'community posts': feed(() => '/api/community/posts'),
  'community posts of several organizations': {
    ...feed(() => '/api/community/posts'),
    add: async (team, name) => addPost(['one', 'six'].includes(name) ? await makeTeam() : team),
  },
  'community posts that a search finds': feed(() => '/api/community/posts?search=brass'),
  'community posts with a tag': feed(() => '/api/community/posts?tags=press'),
  'community posts of an organization': feed(
    ({ slug }) => `/api/community/posts?organizationSlug=${slug}&tags=press`,
  ),
  'public posts of an organization': feed(
    ({ organizationId }) => `/api/community/organizations/${organizationId}/posts`,
  ),
  'audit entries': {
    path: ({ organizationId }) => `/api/organizations/${organizationId}/audit`,
    rows: 'entries',
    reader: 'owner',
    add: addAuditEntry,
  },
  'decisions of administrators': {
    path: () => '/api/admin/log',
    rows: 'entries',
    reader: 'administrator',
    add: ({ owner }, name) => makeTag({ name, actorId: owner.id }),
  },
  reports: reports('/api/admin/reports', 'administrator'),
  'reports of a person': reports('/api/users/me/reports', 'stranger'),
  'support requests': {
    path: () => '/api/support/admin/requests?status=open',
    rows: 'requests',
    reader: 'administrator',
    add: (_team, title) => makeSupportRequest({ title }),
  },
  testimonials: {
    path: () => '/api/admin/testimonials',
    rows: 'testimonials',
    reader: 'administrator',
    add: async () => makeTestimonial(await makeTeam()),
  },
}

const BEFORE = ['one', 'two', 'three', 'four', 'five']
const WHILE_READ = ['six', 'seven', 'eight']

/** Opens a list with rows, and then adds others, each a millisecond after the one before. */
async function visitList({ path, rows, reader, add }: List, clock: FakeClock) {
  const team = await makeTeam()
  const as = reader === 'administrator' ? await makeUser({ isAdmin: true }) : team[reader]
  const grow = async (names: readonly string[]) => {
    for (const name of names) {
      clock.advance(1)
      await add(team, name)
    }
  }
  const ask = async (query: object) => {
    const address = new URL(path(team), 'http://localhost')
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const { status, body } = await callApi('GET', `${address.pathname}${address.search}`, { as })
    const ids = (body?.[rows] as { id: string }[] | undefined)?.map(({ id }) => id) ?? []
    return { status, ids, pagination: body?.pagination as Pagination }
  }
  await grow(BEFORE)
  return { ask, grow }
}

for (const [what, list] of Object.entries(LISTS)) {
  test.group(`The list of ${what}`, (group) => {
    dialect(group)
    rollBack(group)

    test('refuses an anchor that is no instant', async ({ assert }) => {
      const { ask } = await visitList(list, new FakeClock())
      for (const asOf of ['yesterday', '2026-03-02', '2026-13-01T00:00:00Z', '1'])
        assert.equal((await ask({ page: 2, asOf })).status, 422, asOf)
    })

    test('shows no row twice and leaves none out while it grows', async ({ assert, cleanup }) => {
      const clock = new FakeClock()
      cleanup(useClock(clock))
      const { ask, grow } = await visitList(list, clock)
      const before = await ask({ limit: 100 })
      const first = await ask({ limit: 2 })
      const { asOf } = first.pagination
      await grow(WHILE_READ)
      const [second, third] = [await ask({ limit: 2, page: 2, asOf }), await ask({ limit: 2, page: 3, asOf })]
      assert.deepEqual([...first.ids, ...second.ids, ...third.ids], before.ids.slice(0, 6))
      assert.deepEqual(second.pagination, { ...first.pagination, page: 2 })
      const now = await ask({ limit: 100 })
      assert.deepEqual(now.ids.slice(WHILE_READ.length), before.ids)
      assert.equal(now.pagination.total, before.pagination.total + WHILE_READ.length)
    })
  })
}

test.group('The rows after an anchor', (group) => {
  rollBack(group)

  for (const what of ['posts', 'audit entries', 'reports of a person', 'support requests', 'community posts'])
    test(`are counted by an index: ${what}`, async ({ assert }) => {
      const { ask } = await visitList(LISTS[what]!, new FakeClock())
      const { asOf } = (await ask({})).pagination
      const plans = (await plansOf(() => ask({ page: 2, asOf }))).join('\n')
      assert.match(plans, /INDEX \w+ \([^)]*created_at>\?|Index Cond: .*created_at > /)
    })
})
