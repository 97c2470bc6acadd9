import db from '@adonisjs/lucid/services/db'

const COUNT = 300

/**
 * Copies the posts, each with a page of its own. In a table with one row PostgreSQL's planner takes any index, because all
 * cost the same. SQLite does not count rows.
 */
export async function copyPosts(): Promise<void> {
  if (db.connection().dialect.name !== 'postgres') return
  await db.rawQuery(
    `insert into posts
      select (jsonb_populate_record(post, jsonb_build_object('id', gen_random_uuid(), 'slug', post.slug || n,
        'page_key', post.page_key || n, 'idempotency_key', null))).*
      from posts post cross join generate_series(1, ${COUNT}) n`,
  )
  await db.rawQuery('analyze posts')
}
