import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicPost, PublicPostDetails } from '@fanfare/contract/posts/data/post.ts'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { LinkCard } from '../../../../components/link-card.tsx'
import { SensitiveCover, useCover } from '../../../../components/sensitive-cover.tsx'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import type { PostActionsProps } from '../../community/post-actions.ts'
import { publicOrganizationPath } from '../../community/public-paths.ts'
import { PostByline } from '../../community/components/post-byline.tsx'
import { PostTags } from '../../community/components/post-tags.tsx'
import { SensitiveButton } from '../../community/components/sensitive-button.tsx'

export interface PublicPostArticleProps extends PostActionsProps {
  /** As a list has it, or with its details. */
  post: PublicPost | PublicPostDetails
}

/** A public post: text, link and actions. Until its details are loaded, its link is a skeleton. */
export function PublicPostArticle({ post, postActions }: PublicPostArticleProps) {
  const { t } = useTranslation(['public-pages', 'common'])
  const { origin } = usePlatform()
  const cover = useCover(post)
  const { copied, copyOrShow } = useCopyOrShow((url) => t('post.copyByHand', { url }))
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
          <p dir="auto" className="text-md break-words whitespace-pre-line text-muted">
            {post.comment}
          </p>
        )}
      </SensitiveCover>
      {'mood' in post ? (
        <LinkCard
          post={post}
          covered={cover.covered}
          address={post.url}
          openLabel={t('post.openOriginal')}
          className="p-3"
        />
      ) : (
        <Skeleton className="h-15 w-full rounded-lg" />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyOrShow(origin() + publicPostPath(post))}
        >
          {copied ? t('common:actions.copied') : t('post.copyUrl')}
        </Button>
        {postActions?.(post, cover)}
        <SensitiveButton post={post} />
      </div>
    </article>
  )
}
