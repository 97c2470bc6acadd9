import type { ReactNode } from 'react'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import type { Cover } from '../../../components/sensitive-cover.tsx'

/** Actions on a post that belong to other features; the app passes them in. */
export interface PostActionsProps {
  /** For a covered post, the title of its cover. */
  postActions?: (post: PublicPost, cover: Pick<Cover, 'covered' | 'title'>) => ReactNode
}
