import { REPORT_REASONS } from '../../../../backend/contract/moderation/rules/report.ts'
import { asMember } from './as-member.ts'
import { growAdministration, involve } from './grow-administration.ts'
import { ratiosOf, type AskedList } from './in-turns.ts'
import { onBoth, type BenchProduct } from './on-both.ts'

/** The largest ratio of times with a hundred times as many rows. */
const GOAL = 1.5
const ROWS = [1_000, Number(process.env.BENCH_ROWS ?? 100_000)]
const DAY = 86_400_000

/** The start of a day, as a client sends it. */
const daysAgo = (days: number) => new Date((Math.floor(Date.now() / DAY) - days) * DAY).toISOString()
const member = '00000001-0000-7000-8000-000000000007'
const team = '00000002-0000-7000-8000-000000000007'
/** A cursor for `ago` milliseconds ago, as the server encodes it. */
const cursor = (ago: number) =>
  Buffer.from(`${Date.now() - ago}.0.00000000-0000-0000-0000-000000000000`).toString('base64url')

/** Later pages stay within the short list. */
const QUERIES: Record<string, (turn: number) => string> = {
  queue: () => '/posts/moderation',
  'queue, later': (turn) => `/posts/moderation?page=${(turn % 40) + 10}`,
  dashboard: () => '/posts/admin/stats',
  hosts: () => '/admin/hosts',
  'hosts, later': (turn) => `/admin/hosts?page=${(turn % 40) + 10}`,
  'hosts, blocked': () => '/admin/hosts?state=blocked',
  'hosts, search': () => '/admin/hosts?search=host-0000',
  reports: () => '/admin/reports',
  'reports, later': (turn) => `/admin/reports?page=${(turn % 40) + 10}`,
  'reports, open': () => '/admin/reports?status=pending',
  'reports, reason': (turn) => `/admin/reports?reason=${REPORT_REASONS[turn % REPORT_REASONS.length]!}`,
  'reports, team': () => `/admin/reports?organizationId=${team}`,
  'reports, person': () => `/admin/reports?userId=${member}`,
  'reports, all filters': () =>
    `/admin/reports?status=pending&reason=spam&organizationId=${team}&userId=${member}`,
  people: () => '/admin/people',
  'people, later': (turn) => `/admin/people?page=${(turn % 40) + 10}`,
  'people, name': () => '/admin/people?search=person',
  'people, one': (turn) => `/admin/people?search=p${turn % 900}@`,
  'people, administrators': () => '/admin/people?status=administrator',
  'people, disabled': () => '/admin/people?status=disabled&search=person',
  log: () => '/admin/log',
  'log, later': (turn) => `/admin/log?page=${(turn % 40) + 10}`,
  'log, action': () => '/admin/log?action=host.approved',
  'log, actor': () => `/admin/log?actorId=${member}`,
  'log, action and actor': () => `/admin/log?action=host.approved&actorId=${member}`,
  'log, dates': () => `/admin/log?from=${daysAgo(20)}&to=${daysAgo(2)}`,
  jobs: () => '/admin/jobs',
  'jobs, later': (turn) => `/admin/jobs?page=${(turn % 40) + 10}`,
  support: () => '/support/admin/requests',
  'support, open': () => '/support/admin/requests?status=open',
  testimonials: () => '/admin/testimonials',
  'testimonials, pending': () => '/admin/testimonials?status=pending',
  'testimonials, one language': () => '/admin/testimonials?language=fr',
  'testimonials, public': () => '/testimonials/public',
  'testimonials, language': () => '/testimonials/public?language=fr',
  tags: () => '/admin/tags',
  'tags, later': (turn) => `/admin/tags?page=${(turn % 40) + 10}`,
  'tags, search': () => '/admin/tags?search=tag-0000',
  notifications: () => '/notifications',
  'notifications, older': () => `/notifications?before=${cursor(5 * DAY)}`,
}

/** The API as an administrator uses it who is also a member with notifications. */
async function asAdministrator(product: BenchProduct): Promise<AskedList> {
  const { origin, headers, userId } = await asMember(product)
  await involve(product.database, userId)
  return { url: `${origin}/api`, headers }
}

const ratios: number[] = []
await onBoth(
  (database, index) => growAdministration(database, ROWS[index]!),
  async (name, [short, long]) => {
    const lists = [await asAdministrator(short), await asAdministrator(long)] as const
    ratios.push(...(await ratiosOf(name, lists, QUERIES)))
  },
)
console.log(`${ROWS.join(' against ')} rows of everything, asked in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
