import type { ReactNode } from 'react'
import type { PublicPost } from '@fanfare/contract/data/post.ts'

/** What can be done about a post besides reading it. It belongs to other features, so the app brings it along. */
export interface PostActionsProps {
  postActions?: (post: PublicPost) => ReactNode
}
