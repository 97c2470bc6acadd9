import type { PublicPost, PublicPostDetails } from '@fanfare/contract/posts/data/post.ts'
import { SensitiveCover, type Cover } from '../../../../components/sensitive-cover.tsx'
import { publicOrganizationPath } from '../../community/public-paths.ts'
import { PostByline } from '../../community/components/post-byline.tsx'
import { PostTags } from '../../community/components/post-tags.tsx'

export interface PublicPostArticleProps {
  /** As a list has it, or with its details. */
  post: PublicPost | PublicPostDetails
  cover: Cover
}

/** A public post: its title, author and text. */
export function PublicPostArticle({ post, cover }: PublicPostArticleProps) {
  return (
    <article className="flex flex-col gap-4">
      <PostTags
        post={post}
        mood={'mood' in post ? post.mood : null}
        max={post.tags.length}
        listPath={publicOrganizationPath(post.organization.slug)}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-2xl font-semibold tracking-[-0.03em] break-words sm:text-3xl">
          <bdi>{cover.title}</bdi>
        </h1>
        <PostByline post={post} />
      </div>
      <SensitiveCover cover={cover}>
        {post.comment !== null && (
          <p dir="auto" className="max-w-3xl text-md break-words whitespace-pre-line text-muted">
            {post.comment}
          </p>
        )}
      </SensitiveCover>
    </article>
  )
}
