import type { PageQuery, Pagination } from '../../core/data/pagination.ts'

export interface Tag {
  id: string
  name: string
}

export interface PredefinableTag extends Tag {
  isPredefined: boolean
}

/** A page of the tags that the user may see: predefined ones first, then by name. */
export interface TagList {
  tags: PredefinableTag[]
  pagination: Pagination
}

/** A tag, as administrators see it, with the number of its posts, private ones included. */
export interface AdministeredTag extends PredefinableTag {
  postsCount: number
}

/** A page of all tags, by name. */
export interface AdministeredTagList {
  tags: AdministeredTag[]
  pagination: Pagination
}

/** A tag after a change; after a merge, the remaining tag. */
export interface ChangedTag {
  tag: AdministeredTag
  merged: boolean
}

/** How many posts a deleted tag had. */
export interface DeletedTag {
  postsCount: number
}

/** A tag in the filter of the community, with the number of its listed posts. */
export interface CommunityTag extends PredefinableTag {
  postsCount: number
}

/** A page of the tags of listed posts, most used first. `total` counts all of them, whatever the search. */
export interface CommunityTagList {
  tags: CommunityTag[]
  total: number
  pagination: Pagination
}

export interface CreateTagRequest {
  name: string
  isPredefined?: boolean
}

/** Absent fields stay unchanged. */
export interface UpdateTagRequest {
  name?: string
  isPredefined?: boolean
  /** Whether to merge with an existing tag of that name, which is the default; false refuses the name. */
  merge?: boolean
}

/** Predefined by default. Refuses the name of another tag. */
export type MakePredefinedRequest = Omit<UpdateTagRequest, 'merge'>

/** The query of a list of tags. */
export interface TagListQuery extends PageQuery {
  /** The beginning of the name, or of a word in it after a hyphen. */
  search?: string
}

/** The tags that the user may see, or those in use in one of their organizations. */
export interface OfferedTagsQuery extends TagListQuery {
  organizationId?: string
}

/** The tags of all public posts, or of those of one organization. */
export interface CommunityTagsQuery extends TagListQuery {
  organizationSlug?: string
}
