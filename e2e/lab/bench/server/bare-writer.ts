import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'

/** The upper bound to compare with: `node:http`, the driver, and what a new post writes. Arguments: database and port. */
const [database = '', port = '0'] = process.argv.slice(2)
const POOL = 10

interface Body {
  organizationId: string
  userId: string
  title: string
  url: string
  words: string[]
}

const AT = () => new Date().toISOString().replace('T', ' ').slice(0, -1)

const POSTS = `insert into posts (id, organization_id, user_id, slug, title, url, host, is_public, is_sensitive, moderation_status,
  listed, created_at, updated_at, approved_at) values`
const WORDS = 'insert into post_words (post_id, organization_id, word, created_at) values'

function onSqlite(file: string): (body: Body) => Promise<string> {
  const db = new BetterSqlite(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const post = db.prepare(`${POSTS} (?, ?, ?, ?, ?, ?, 'linkedin.com', 0, 0, 'approved', 0, ?, ?, ?)`)
  const count = db.prepare('update organizations set posts_count = posts_count + 1 where id = ?')
  return async ({ organizationId, userId, title, url, words }) => {
    const [id, at] = [randomUUID(), AT()]
    begin.run()
    post.run(id, organizationId, userId, id, title, url, at, at, at)
    db.prepare(`${WORDS} ${words.map(() => '(?, ?, ?, ?)').join()}`).run(
      words.flatMap((word) => [id, organizationId, word, at]),
    )
    count.run(organizationId)
    commit.run()
    return id
  }
}

function onPostgres(connectionString: string): (body: Body) => Promise<string> {
  const pool = new pg.Pool({ connectionString, max: POOL })
  return async ({ organizationId, userId, title, url, words }) => {
    const [id, at] = [randomUUID(), AT()]
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `${POSTS} ($1, $2, $3, $4, $5, $6, 'linkedin.com', false, false, 'approved', false, $7, $7, $7)`,
        [id, organizationId, userId, id, title, url, at],
      )
      const rows = words.map((_, index) => `($1, $2, $${index + 4}, $3)`).join()
      await client.query(`${WORDS} ${rows}`, [id, organizationId, at, ...words])
      await client.query('update organizations set posts_count = posts_count + 1 where id = $1', [
        organizationId,
      ])
      await client.query('commit')
      return id
    } finally {
      client.release()
    }
  }
}

const create = database.startsWith('postgres') ? onPostgres(database) : onSqlite(database)

createServer(async (request, response) => {
  if (request.method === 'POST') {
    const id = await create((await json(request)) as Body)
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ post: { id } }))
  } else response.end()
}).listen(Number(port), '127.0.0.1')
