import { lazy, Suspense } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { useSlackMessage } from '../../features/posts/posts/components/sharing/use-slack-message.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'

const ShareButton = lazy(() => import('../../features/slack/components/share/share-button.tsx'))

export interface ShareToSlackProps {
  post: Post
}

/** Shares a post to Slack with the message of its organization. */
export function ShareToSlack({ post }: ShareToSlackProps) {
  const message = useSlackMessage(post)
  return (
    <Suspense fallback={<Skeleton className="control w-48" />}>
      <ShareButton post={post} message={message} />
    </Suspense>
  )
}
