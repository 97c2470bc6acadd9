import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { SensitiveCover, useCover } from '../../../../components/sensitive-cover.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import type { PostActionsProps } from '../post-actions.ts'
import { AvailableCount } from './available-count.tsx'
import { PostByline } from './post-byline.tsx'
import { PostExcerpt } from './post-excerpt.tsx'
import { PostTags } from './post-tags.tsx'

/** The level of the title of a post. */
export type RowHeading = 'h2' | 'h3'

export interface CommunityPostRowProps extends PostActionsProps {
  post: PublicPost
  heading?: RowHeading
}

/** A public post in a list, with the picture of its link. */
export function CommunityPostRow({ post, heading: Heading = 'h2', postActions }: CommunityPostRowProps) {
  const { t } = useTranslation('community')
  const path = publicPostPath(post)
  const cover = useCover(post)
  const { pathname } = useLocation()
  return (
    <li className="flex gap-3 p-4 sm:px-5">
      <HostIcon host={post.host} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <Heading dir="auto" className="text-md/6 font-semibold tracking-[-0.01em] break-words">
            <Link to={path} className="inline-block max-w-full rounded-sm hover:text-accent-text">
              {cover.title}
            </Link>
          </Heading>
          <PostByline post={post} />
        </div>
        <SensitiveCover cover={cover}>
          <PostExcerpt post={post} />
        </SensitiveCover>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PostTags post={post} listPath={pathname} />
          <span className="ms-auto flex flex-wrap items-center justify-end gap-3 text-sm text-muted tabular-nums">
            {/* Keeps the space of an action that appears later. */}
            {postActions && <span className="min-w-8.5">{postActions(post, cover)}</span>}
            <span className="whitespace-nowrap">
              <AvailableCount post={post} />
            </span>
            <ButtonLink to={path} size="sm" aria-label={t('viewPostNamed', { title: cover.title })}>
              {t('viewPost')}
            </ButtonLink>
          </span>
        </div>
      </div>
    </li>
  )
}
