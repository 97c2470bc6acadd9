import { reader } from '#core/database/sql/reader'
import { organizationJoin } from '#organizations/public'

/** The position of a listed post in the community, where a page ends and the next one starts. */
interface ListedPlace {
  id: string
  created_at: string
}

/** The parts of the public addresses of a listed post and its organization. */
interface ListedAddress extends ListedPlace {
  slug: string
  organization_slug: string
  is_sensitive: boolean | number
  updated_at: string
}

const NEWEST = 'order by created_at desc, id desc'

const ENDS = `select id, created_at from (
    select id, created_at, row_number() over (${NEWEST}) as place from (
      select id, created_at from posts where listed ${NEWEST} limit ?
    ) newest
  ) placed where place % ? = 0 ${NEWEST}`

/** The addresses of all listed posts, newest first, in pages that begin at a position instead of a number. */
export class ListedAddresses {
  readonly #pageSize: number

  constructor(pageSize: number) {
    this.#pageSize = pageSize
  }

  /** The page after a position; the first page without one. */
  page(after?: ListedPlace): Promise<ListedAddress[]> {
    const older = after === undefined ? '' : 'and (created_at, id) < (?, ?)'
    return reader().rows<ListedAddress>(
      `select posts.id, posts.slug, posts.is_sensitive, posts.created_at, posts.updated_at,
        organizations.slug as organization_slug
      from (select id from posts where listed ${older} ${NEWEST} limit ?) shown
      join posts on posts.id = shown.id
      ${organizationJoin('posts.organization_id', 'open')}
      order by posts.created_at desc, posts.id desc`,
      [...(after === undefined ? [] : [after.created_at, after.id]), this.#pageSize],
    )
  }

  /** The last position of each full page. Walks an index over as many posts as `pages` contain. */
  ends(pages: number): Promise<ListedPlace[]> {
    return reader().rows<ListedPlace>(ENDS, [this.#pageSize * pages, this.#pageSize])
  }
}
