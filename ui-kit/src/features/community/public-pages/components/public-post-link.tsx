import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { LinkCard } from '../../../../components/link-card.tsx'
import { BESIDE_POST } from '../../../../components/post-columns.ts'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import type { PostActionsProps } from '../../community/post-actions.ts'
import type { PublicPostArticleProps } from './public-post-article.tsx'

export type PublicPostLinkProps = PublicPostArticleProps & PostActionsProps

/** The link of a public post, and the actions on the post. Until its details are loaded, its link is a skeleton. */
export function PublicPostLink({ post, cover, postActions }: PublicPostLinkProps) {
  const { t } = useTranslation(['public-pages', 'common'])
  const { origin } = usePlatform()
  const { copied, copyOrShow } = useCopyOrShow((url) => t('post.copyByHand', { url }))
  return (
    <div className="flex flex-col gap-4">
      {'mood' in post ? (
        <LinkCard
          post={post}
          covered={cover.covered}
          address={post.url.replace(/^https?:\/\/(www\.)?/, '')}
          openLabel={t('post.openOriginal')}
        />
      ) : (
        <Skeleton className="h-15 w-full rounded-lg" />
      )}
      <div className={BESIDE_POST}>
        <Button
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyOrShow(origin() + publicPostPath(post))}
        >
          {copied ? t('common:actions.copied') : t('post.copyUrl')}
        </Button>
        {postActions?.(post, cover)}
      </div>
    </div>
  )
}
