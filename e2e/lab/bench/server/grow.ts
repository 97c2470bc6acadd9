import type { BenchDatabase } from './databases.ts'

const PEOPLE = 200
const TAGS = 60
const AT = '2026-01-01 00:00:00.000'

/** SQL fragments that differ between the databases. */
export const DIALECTS = {
  sqlite: {
    numbers: (to: number) =>
      `(with recursive counted(n) as (select 0 union all select n + 1 from counted where n + 1 < ${to}) select n from counted) numbers`,
    id: (kind: number, n: string) => `printf('0000000${kind}-0000-7000-8000-%012d', ${n})`,
    // A post every 25 seconds, so that a million of them fill three quarters of a year.
    at: (n: string) => `strftime('%Y-%m-%d %H:%M:%f', '2026-01-01', '+' || (${n} * 25) || ' seconds')`,
    yes: '1',
    no: '0',
    finish: 'analyze',
  },
  postgres: {
    numbers: (to: number) => `generate_series(0, ${to - 1}) as numbers(n)`,
    id: (kind: number, n: string) =>
      `('0000000${kind}-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`,
    at: (n: string) => `timestamp '2026-01-01' + (${n}) * interval '25 seconds'`,
    yes: 'true',
    no: 'false',
    finish: 'vacuum analyze',
  },
}

/** Fills a migrated database with listed posts, their users, tags and totals, in SQL. */
export async function grow(
  { kind, run }: BenchDatabase,
  { posts, organizations }: { posts: number; organizations: number },
): Promise<void> {
  const { numbers, id, at, yes, no, finish } = DIALECTS[kind]
  const tagged = (turn: number) => id(3, `(n + ${turn * 7}) % ${TAGS}`)
  await run(`insert into users (id, name, email, email_key, is_admin, two_fa_enabled, created_at, updated_at)
    select ${id(1, 'n')}, 'Person ' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', ${no}, ${no}, '${AT}', '${AT}'
    from ${numbers(PEOPLE)}`)
  await run(`insert into organizations (id, name, name_key, slug, created_at, updated_at)
    select ${id(2, 'n')}, 'Team ' || n, 'team ' || n, 'team-' || n, '${AT}', '${AT}' from ${numbers(organizations)}`)
  await run(`insert into tags (id, name, is_predefined, created_at)
    select ${id(3, 'n')}, 'grown-' || n, ${no}, '${AT}' from ${numbers(TAGS)}`)
  await run(`insert into posts (id, organization_id, user_id, slug, title, url, host, comment, is_public, is_sensitive,
      moderation_status, listed, comments_count, available_count, created_at, updated_at, approved_at)
    select ${id(4, 'n')}, ${id(2, `n % ${organizations}`)}, ${id(1, `n % ${PEOPLE}`)}, 'post-' || n,
      'Post number ' || n || ': something worth talking about', 'https://www.linkedin.com/posts/grown-' || n, 'linkedin.com',
      'A few words about why this matters to us and what we hope that you will add to it.', ${yes}, ${no}, 'approved',
      ${yes}, 4, 3, ${at('n')}, ${at('n')}, ${at('n')}
    from ${numbers(posts)}`)
  for (const turn of [0, 1]) {
    await run(`insert into post_tags (post_id, tag_id, organization_id, created_at, listed)
      select ${id(4, 'n')}, ${tagged(turn)}, ${id(2, `n % ${organizations}`)}, ${at('n')}, ${yes} from ${numbers(posts)}`)
  }
  await keepTotals(run)
  await run(finish)
}

/** Words by frequency: every nth post has the word. */
const WORDS = { post: 1, number: 1, something: 1, linkedin: 1, com: 1, often: 3, official: 50, rare: 500 }

/** Indexes the words of all posts: some common, some rare, and a unique number each. */
export async function growWords({ kind, run }: BenchDatabase, posts: number): Promise<void> {
  const { numbers, id, at, yes, finish } = DIALECTS[kind]
  const insert = `insert into post_words (post_id, organization_id, listed, word, created_at)
    select ${id(4, 'n')}, ${id(2, '0')}, ${yes}`
  for (const [word, each] of Object.entries(WORDS)) {
    await run(`${insert}, '${word}', ${at('n')} from ${numbers(posts)} where n % ${each} = 0`)
  }
  await run(`${insert}, cast(n as varchar(40)), ${at('n')} from ${numbers(posts)}`)
  await run(`update organizations set posts_count = ${posts}`)
  await run(finish)
}

/** Approves posts within the last days, so that members are notified, and adds suggestions to the newest posts. */
export async function growNews({ kind, run }: BenchDatabase, posts: number): Promise<void> {
  const { numbers, id, no, finish } = DIALECTS[kind]
  const from = new Date(Date.now() - 29 * 86_400_000).toISOString().replace('T', ' ').slice(0, -1)
  const approved = {
    sqlite: `strftime('%Y-%m-%d %H:%M:%f', julianday('${from}') + julianday(created_at) - julianday('2026-01-01'))`,
    postgres: `timestamp '${from}' + (created_at - timestamp '2026-01-01')`,
  }
  await run(`update posts set approved_at = ${approved[kind]}`)
  await run(`insert into comments (id, post_id, user_id, content, search_words, is_ai_generated, created_at, updated_at)
    select ${id(5, 'n')}, ${id(4, `${posts} - 1 - n / 4`)}, ${id(1, '7')}, 'Well done', ' well done', ${no}, '${AT}', '${AT}'
    from ${numbers(4_000)}`)
  await run(finish)
}

const DAY = 'substr(cast(created_at as varchar(30)), 1, 10)'
const FEEDS = [
  [`'all'`, 'posts'],
  [`'organization:' || cast(organization_id as varchar(36))`, 'posts'],
  [`'tag:' || cast(tag_id as varchar(36))`, 'post_tags'],
]

async function keepTotals(run: BenchDatabase['run']): Promise<void> {
  for (const [feed, table] of FEEDS) {
    await run(`insert into feed_totals (feed, total) select ${feed}, count(*) from ${table} group by 1`)
    await run(
      `insert into feed_buckets (feed, day, n) select ${feed}, ${DAY}, count(*) from ${table} group by 1, 2`,
    )
  }
}
