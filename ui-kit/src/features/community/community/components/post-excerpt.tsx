import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { LinkPicture } from '../../../../components/link-picture.tsx'

export interface PostExcerptProps {
  post: Pick<PublicPost, 'comment' | 'picture'>
}

/** What a list shows of a post: the beginning of its comment, and the picture of its link. */
export function PostExcerpt({ post: { comment, picture } }: PostExcerptProps) {
  if (comment === null && picture === null) return null
  return (
    <div className="flex items-start gap-3">
      {comment !== null && (
        <p dir="auto" className="line-clamp-3 min-w-0 flex-1 break-words text-muted">
          {comment}
        </p>
      )}
      {picture !== null && <LinkPicture picture={picture} />}
    </div>
  )
}
