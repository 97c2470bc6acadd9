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

/** A tag in the filter of the community, with the number of listed posts that carry it. */
export interface CommunityTag extends Tag {
  postsCount: number
}

export interface CommunityTagList {
  tags: CommunityTag[]
  total: number
}
