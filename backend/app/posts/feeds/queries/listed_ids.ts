import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'

/** A list of listed posts. Several tags mean any of them. */
export interface PublicList {
  organizationId?: string
  tagIds: readonly string[]
}

/** A part of a list: rows from `offset` on, optionally only of posts created before a day. */
export interface Slice {
  limit: number
  offset: number
  /** `2026-03-01` excludes that day and later ones. */
  before?: string
}

const NEWEST = 'order by created_at desc, id desc'

/** The ids and organizations of a slice, found along one index without touching the rows. */
export function idsOf({ organizationId, tagIds }: PublicList, slice: Slice): SqlFragment {
  if (organizationId === undefined && tagIds.length === 1) return ofTag(tagIds[0]!, slice)
  if (organizationId === undefined && tagIds.length > 1) return ofAnyTag(tagIds, slice)
  const ofOrganization = organizationId === undefined ? '' : 'and organization_id = ?'
  const tagged = tagIds.length === 0 ? '' : `and ${carriesOne(tagIds)}`
  const day = slice.before === undefined ? '' : 'and created_at < ?'
  return {
    sql: `select id, organization_id from posts where listed ${ofOrganization} ${tagged} ${day} ${NEWEST} limit ? offset ?`,
    values: [
      ...(organizationId === undefined ? [] : [organizationId]),
      ...tagIds,
      ...(slice.before === undefined ? [] : [slice.before]),
      slice.limit,
      slice.offset,
    ],
  }
}

/** Whether a post, whose id is in a column, has one of the tags. */
export function carriesOne(tagIds: readonly string[], id = 'posts.id'): string {
  return `exists (select 1 from post_tags
    where post_tags.post_id = ${id} and post_tags.tag_id in (${placeholders(tagIds)}))`
}

function ofTag(tagId: string, { limit, offset, before }: Slice): SqlFragment {
  const day = before === undefined ? '' : 'and created_at < ?'
  return {
    sql: `select post_id as id, organization_id from post_tags where tag_id = ? and listed ${day}
      order by created_at desc, post_id desc limit ? offset ?`,
    values: [tagId, ...(before === undefined ? [] : [before]), limit, offset],
  }
}

/** Merges the newest posts of each tag: `offset + limit` per tag are enough. */
function ofAnyTag(tagIds: readonly string[], { limit, offset }: Slice): SqlFragment {
  const newestOfTag = `select * from (select created_at, post_id as id, organization_id from post_tags
    where tag_id = ? and listed order by created_at desc, post_id desc limit ?) newest`
  return {
    sql: `select id, organization_id from (${tagIds.map(() => newestOfTag).join(' union ')}) merged ${NEWEST} limit ? offset ?`,
    values: [...tagIds.flatMap((id) => [id, offset + limit]), limit, offset],
  }
}
