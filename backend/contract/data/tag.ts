import type { Pagination } from './pagination.ts'

export interface Tag {
  id: string
  name: string
}

export interface PredefinableTag extends Tag {
  isPredefined: boolean
}

export interface TagList {
  tags: PredefinableTag[]
}

/** A tag, as administrators see it, with the number of posts that carry it, private ones too. */
export interface AdministeredTag extends PredefinableTag {
  postsCount: number
}

/** A page of all tags, by name. */
export interface AdministeredTagList {
  tags: AdministeredTag[]
  pagination: Pagination
}

/** A tag after a change. When it was merged, this is the tag that stays. */
export interface ChangedTag {
  tag: AdministeredTag
  merged: boolean
}

/** How many posts carried a tag that is gone. */
export interface DeletedTag {
  postsCount: number
}

/** A tag in the filter of the community, with the number of listed posts that carry it. */
export interface CommunityTag extends Tag {
  postsCount: number
}

export interface CommunityTagList {
  tags: CommunityTag[]
  total: number
}
