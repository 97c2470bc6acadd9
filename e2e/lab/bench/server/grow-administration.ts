import { LANGUAGES } from '../../../../backend/contract/core/rules/language.ts'
import { REPORT_REASONS } from '../../../../backend/contract/moderation/rules/report.ts'
import { PLATFORM_ACTIONS } from '../../../../backend/contract/moderation/data/platform_log.ts'
import type { BenchDatabase } from './databases.ts'
import { DIALECTS } from './grow.ts'

const DAYS = 29
const TEAMS = 50

/** A `case` expression that cycles through the values. */
const inTurns = (number: string, values: readonly string[]) =>
  `case (${number}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`

const isOdd = (each: number) => `(n / ${each}) % 2 = 1`

/** Fills a migrated database with this many rows of everything that administrators list, from the last month. */
export async function growAdministration(database: BenchDatabase, rows: number): Promise<void> {
  const words = wordsOf(database, rows)
  const { numbers, finish } = DIALECTS[database.kind]
  for (const tables of [people(words), posts(words), requests(words)]) {
    for (const [into, values] of Object.entries(tables)) {
      await database.run(`insert into ${into} select ${values} from ${numbers(rows)}`)
    }
  }
  await database.run(finish)
}

type Words = ReturnType<typeof wordsOf>

/** SQL fragments for the row `n`. */
function wordsOf({ kind }: BenchDatabase, rows: number) {
  const begin = new Date(Date.now() - DAYS * 86_400_000)
  const from = begin.toISOString().replace('T', ' ').slice(0, -1)
  const step = ((DAYS * 86_400) / rows).toFixed(3)
  const at = {
    sqlite: `strftime('%Y-%m-%d %H:%M:%f', '${from}', '+' || (n * ${step}) || ' seconds')`,
    postgres: `(timestamp '${from}' + n * interval '${step} seconds')`,
  }
  const padded = { sqlite: "printf('%06d', n)", postgres: "lpad(n::text, 6, '0')" }
  const { id, yes, no } = DIALECTS[kind]
  return { id, yes, no, at: at[kind], padded: padded[kind], ms: `${begin.getTime()} + n * 25` }
}

/** Values by table and columns. */
const people = ({ id, no, at, padded }: Words) => ({
  'users (id, name, name_key, email, email_key, is_admin, two_fa_enabled, created_at, updated_at, disabled_at)': `
    ${id(1, 'n')}, 'Person ' || ${padded}, 'person ' || ${padded}, 'p' || n || '@example.org',
    'p' || n || '@example.org', n % 10 = 1, ${no}, ${at}, ${at}, case when n % 10 = 2 then ${at} end`,
  'organizations (id, name, name_key, slug, created_at, updated_at, posts_count)': `
    ${id(2, 'n')}, 'Team ' || n, 'team ' || n, 'team-' || n, ${at}, ${at}, 2`,
  'tags (id, name, is_predefined, created_at)': `${id(3, 'n')}, 'tag-' || ${padded}, ${no}, ${at}`,
  'tag_words (tag_id, word)': `${id(3, 'n')}, 'tag-' || ${padded}`,
  'tag_words as last_words (tag_id, word)': `${id(3, 'n')}, ${padded}`,
  'approved_domains (id, host, host_reversed, name, name_key, is_blocked, created_at, decided_at, decided_by)': `
    ${id(6, 'n')}, 'host-' || ${padded} || '.example', reverse('host-' || ${padded} || '.example'), 'Host ' || n,
    'host ' || n, ${isOdd(1)}, ${at}, ${at}, ${id(1, 'n % 20')}`,
})

const POST = `id, organization_id, slug, host, moderation_status, approved_at, moderated_at, approved_by_host_id, user_id,
  title, url, is_public, is_sensitive, created_at, updated_at, listed`

function posts({ id, yes, no, at }: Words) {
  const same = `${id(1, 'n')}, 'Post number ' || n || ': something worth talking about',
    'https://www.linkedin.com/posts/' || n, ${yes}, ${no}, ${at}, ${at}`
  return {
    [`posts as waiting (${POST})`]: `
      ${id(4, 'n')}, ${id(2, `n % ${TEAMS}`)}, 'waiting-' || n, 'waiting-' || n % 10 || '.example', 'pending',
      null, null, null, ${same}, ${no}`,
    [`posts as shown (${POST})`]: `
      ${id(5, 'n')}, ${id(2, '0')}, 'shown-' || n, 'linkedin.com', 'approved', ${at}, ${at},
      ${id(6, 'n % 100')}, ${same}, ${yes}`,
    'post_tags (post_id, tag_id, organization_id, created_at, listed)': `
      ${id(5, 'n')}, ${id(3, 'n % 100')}, ${id(2, '0')}, ${at}, ${yes}`,
  }
}

const requests = ({ id, yes, no, at, ms }: Words) => ({
  'reports (id, post_id, organization_id, reporter_id, reason, status, resolved_at, resolved_by, created_at, seen)': `
    ${id(7, 'n')}, ${id(5, 'n')}, ${id(2, `n % ${TEAMS}`)}, ${id(1, 'n % 200')}, ${inTurns('n / 7', REPORT_REASONS)},
    case when ${isOdd(3)} then 'resolved' else 'pending' end, case when ${isOdd(3)} then ${at} end,
    case when ${isOdd(3)} then ${id(1, 'n % 20')} end, ${at}, ${no}`,
  'report_events (id, report_id, actor_id, action, response, created_at)': `
    ${id(8, 'n')}, ${id(7, 'n')}, ${id(1, 'n % 20')}, 'resolved', 'We have looked at it.', ${at}`,
  'platform_log_entries (id, actor_id, action, subject, created_at)': `
    ${id(9, 'n')}, ${id(1, 'n % 20')}, ${inTurns('n / 3', PLATFORM_ACTIONS)}, 'Subject ' || n, ${at}`,
  'queue_jobs (id, queue, status, data, error, finished_at)': `
    cast(${id(1, 'n')} as varchar(36)), 'default', 'failed',
    '{"name":"send_mail","payload":{},"attempts":2}', 'Refused', ${ms}`,
  'support_requests (id, user_id, title, description, priority, status, created_at)': `
    ${id(1, 'n')}, ${id(1, 'n')}, 'Request ' || n, 'A few words about it.', 'Low',
    case when ${isOdd(1)} then 'closed' else 'open' end, ${at}`,
  'testimonials (id, organization_id, user_id, content, rating, language, show_name, reviewed_at, created_at)': `
    ${id(1, 'n')}, ${id(2, `n % ${TEAMS}`)}, ${id(1, 'n')}, 'It saves us an hour a day.', 5,
    ${inTurns('n / 3', LANGUAGES)}, ${yes}, case when ${isOdd(1)} then ${at} end, ${at}`,
})

/** Makes a member a reporter, an author and an administrator, so that they have every kind of notification. */
export async function involve({ run }: BenchDatabase, userId: string): Promise<void> {
  await run(`update users set is_admin = true where id = '${userId}'`)
  await run(
    `update reports set reporter_id = '${userId}' where reporter_id = '00000001-0000-7000-8000-000000000013'`,
  )
  await run(
    `update posts set user_id = '${userId}' where approved_by_host_id = '00000006-0000-7000-8000-000000000013'`,
  )
}
