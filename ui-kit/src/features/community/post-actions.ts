import type { ReactNode } from 'react'
import type { PublicPost } from '@fanfare/contract/data/post.ts'

/** Actions on a post that belong to other features; the app passes them in. */
export interface PostActionsProps {
  postActions?: (post: PublicPost) => ReactNode
}
