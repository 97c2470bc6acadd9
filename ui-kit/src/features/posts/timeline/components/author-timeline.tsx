import { lazy } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Optional } from '../../../../components/optional.tsx'
import { useHydrated } from '../../../../platform/use-hydrated.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'

const PostTimeline = lazy(() => import('./post-timeline.tsx'))

/** The timeline of a post, for its author and admins. It loads with the posts of which they decide. */
export function AuthorTimeline({ post }: { post: Post }) {
  const isHydrated = useHydrated()
  if (!post.can.schedule || !isHydrated) return null
  return (
    <Optional loading={<Skeleton className="h-60 w-full rounded-lg" />}>
      <PostTimeline postId={post.id} />
    </Optional>
  )
}
