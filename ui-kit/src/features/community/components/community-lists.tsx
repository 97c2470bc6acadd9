import type { PostActionsProps } from '../post-actions.ts'
import { useCommunityFilter } from '../use-community-filter.ts'
import { CommunityPostList } from './community-post-list.tsx'
import { TagFilter } from './tag-filter.tsx'

export interface CommunityListsProps extends PostActionsProps {
  /** Only the posts of this organization. */
  organizationSlug?: string
}

/** The tag filter beside the posts it narrows; both stand in the address. */
export function CommunityLists({ organizationSlug, postActions }: CommunityListsProps) {
  const { tags, page, setTags, hrefFor } = useCommunityFilter()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_15rem]">
      <div className="lg:sticky lg:top-20 lg:order-last">
        <TagFilter organizationSlug={organizationSlug} selected={tags} onChange={setTags} />
      </div>
      <CommunityPostList
        filter={{ tags, page, organizationSlug }}
        hrefFor={hrefFor}
        onClearTags={() => setTags([])}
        postActions={postActions}
      />
    </div>
  )
}
