import type BetterSqlite from 'better-sqlite3'

/** A page of the public list, which both servers read with the same three statements. */
export const PAGE_SIZE = 20

export const STATEMENTS = {
  total: `select total from feed_totals where feed = 'all'`,
  page: `
    select posts.id, posts.slug, posts.title, posts.url, posts.host, posts.comment, posts.is_sensitive,
      posts.comments_count, posts.available_count, posts.created_at, posts.updated_at,
      posts.organization_id, organizations.name as organization_name, organizations.slug as organization_slug,
      users.name as author_name, link_pictures.id as picture_id,
      link_pictures.width as picture_width, link_pictures.height as picture_height
    from (select id from posts where listed order by created_at desc, id desc limit ? offset ?) shown
    join posts on posts.id = shown.id
    join organizations on organizations.id = posts.organization_id
    left join users on users.id = posts.user_id
    left join link_pictures on link_pictures.post_id = posts.id
    order by posts.created_at desc, posts.id desc`,
  tags: `
    select post_tags.post_id, tags.id, tags.name from post_tags join tags on tags.id = post_tags.tag_id
    where post_tags.post_id in (${Array(PAGE_SIZE).fill('?').join()}) order by tags.name`,
}

type Row = Record<string, string | number | null>

/** Prepares the statements once and returns pages as JSON with minimal work. */
export function preparePages(database: BetterSqlite.Database): (page: number) => string {
  const total = database.prepare<[], Row>(STATEMENTS.total)
  const rows = database.prepare<number[], Row>(STATEMENTS.page)
  const tags = database.prepare<unknown[], Row>(STATEMENTS.tags)
  return (page) => {
    const found = rows.all(PAGE_SIZE, (page - 1) * PAGE_SIZE)
    const byPost = Map.groupBy(tags.all(...found.map(({ id }) => id)), ({ post_id }) => post_id)
    const posts = found.map((post) => toPost(post, byPost.get(post.id!) ?? []))
    const count = Number(total.get()!.total)
    const pagination = { page, limit: PAGE_SIZE, total: count, totalPages: Math.ceil(count / PAGE_SIZE) }
    // Later pages show the list as it was when the first one was read.
    const asOf = page === 1 ? { asOf: posts[0]?.createdAt } : {}
    return JSON.stringify({ posts, pagination: { ...pagination, ...asOf }, hasMore: false })
  }
}

function toPost(row: Row, tags: Row[]) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    url: row.url,
    host: row.host,
    comment: row.comment,
    isPublic: true,
    isSensitive: row.is_sensitive === 1,
    organizationId: row.organization_id,
    organization: { id: row.organization_id, name: row.organization_name, slug: row.organization_slug },
    creator: { name: row.author_name, firstName: String(row.author_name).split(' ')[0] },
    tags: tags.map(({ id, name }) => ({ id, name })),
    picture: pictureOf(row),
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    createdAt: `${String(row.created_at).replace(' ', 'T')}Z`,
    updatedAt: `${String(row.updated_at).replace(' ', 'T')}Z`,
  }
}

const pictureOf = ({ picture_id: id, picture_width: width, picture_height: height }: Row) =>
  id === null ? null : { id, width, height, url: `/api/pictures/${id}.webp` }
