import { randomUUID } from 'node:crypto'
import BetterSqlite from 'better-sqlite3'

const ORGANIZATIONS = 50
const PEOPLE = 200
const TAGS = 60
const TAGS_PER_POST = 3
const DAYS = 300
const START = Date.UTC(2026, 0, 1)

const instant = (index: number, posts: number) =>
  new Date(START + (index / posts) * DAYS * 86_400_000).toISOString().replace('T', ' ').slice(0, -1)

/** Fills a migrated SQLite file with listed posts, their users, tags and totals. */
export function seed(file: string, posts: number): void {
  const database = new BetterSqlite(file)
  database.transaction(() => fill(database, posts))()
  database.exec('analyze')
  database.close()
}

type Values = Record<string, string | number | null>

function insert(database: BetterSqlite.Database, table: string, row: Values): void {
  const columns = Object.keys(row)
  const marks = columns.map((column) => `@${column}`).join()
  database.prepare(`insert into ${table} (${columns.join()}) values (${marks})`).run(row)
}

function fill(database: BetterSqlite.Database, posts: number): void {
  const at = instant(0, posts)
  const dated = { created_at: at, updated_at: at }
  const people = ids(PEOPLE, (id, index) => {
    const email = `person-${index}@example.org`
    const flags = { is_admin: 0, two_fa_enabled: 0 }
    insert(database, 'users', { id, name: `Person ${index}`, email, email_key: email, ...flags, ...dated })
  })
  const organizations = ids(ORGANIZATIONS, (id, index) => {
    const slug = `organization-${index}`
    insert(database, 'organizations', { id, name: slug, name_key: slug, slug, ...dated })
  })
  const tags = ids(TAGS, (id, index) => {
    insert(database, 'tags', { id, name: `bench-tag-${index}`, is_predefined: 0, created_at: at })
  })
  for (let index = 0; index < posts; index += 1) {
    const organization_id = organizations[index % ORGANIZATIONS]!
    const post = postOf(index, instant(index, posts))
    insert(database, 'posts', { ...post, organization_id, user_id: people[index % PEOPLE]! })
    for (let tag = 0; tag < TAGS_PER_POST; tag += 1) {
      const { id: post_id, created_at } = post
      insert(database, 'post_tags', {
        post_id,
        tag_id: tags[(index + tag * 7) % TAGS]!,
        created_at,
        listed: 1,
      })
    }
  }
  keepTotals(database)
}

function postOf(index: number, created_at: string) {
  return {
    id: randomUUID(),
    slug: `post-${index}`,
    title: `Post number ${index}: something worth talking about`,
    url: `https://www.linkedin.com/posts/bench-${index}`,
    host: 'linkedin.com',
    comment: 'A few words about why this matters to us and what we hope that you will add to it. '.repeat(2),
    is_public: 1,
    is_sensitive: 0,
    moderation_status: 'approved',
    listed: 1,
    comments_count: 4,
    available_count: 3,
    created_at,
    updated_at: created_at,
  }
}

function keepTotals(database: BetterSqlite.Database): void {
  database.exec(`
    insert into feed_totals (feed, total) select 'all', count(*) from posts where listed;
    insert into feed_totals (feed, total) select 'tag:' || tag_id, count(*) from post_tags where listed group by tag_id;
    insert into feed_totals (feed, total)
      select 'organization:' || organization_id, count(*) from posts where listed group by organization_id;
    insert into feed_buckets (feed, day, n)
      select 'all', substr(created_at, 1, 10), count(*) from posts where listed group by 2;
  `)
}

function ids(number: number, make: (id: string, index: number) => void): string[] {
  return Array.from({ length: number }, (_, index) => {
    const id = randomUUID()
    make(id, index)
    return id
  })
}
