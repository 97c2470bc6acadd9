import { clsx } from 'clsx'
import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { LinkPicture } from '../../../../components/link-picture.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { featuredPostsQuery } from '../../community/api/community-queries.ts'
import { AvailableCount } from '../../community/components/available-count.tsx'

const PLACES = [0, 1, 2, 3, 4, 5]

/** Phones show three: the list below begins with the same posts. */
const lookAt = (place: number) => (place < 3 ? '' : 'max-sm:hidden')

/** A few featured posts. Renders nothing if there are none or they fail to load. */
export function FeaturedPosts() {
  const { t } = useTranslation('public-pages')
  const { data, isPending } = useQuery(featuredPostsQuery())
  if (!isPending && !data?.posts.length) return null
  return (
    <section aria-labelledby="featured" className="flex flex-col gap-5">
      <h2 id="featured" className="font-display text-2xl font-semibold tracking-[-0.03em]">
        {t('landing.featured')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {isPending && PLACES.map((place) => <FeaturedSkeleton key={place} className={lookAt(place)} />)}
        {data?.posts.map((post, index) => (
          <FeaturedPost key={post.id} post={post} className={lookAt(index)} />
        ))}
      </ul>
    </section>
  )
}

interface FeaturedPostProps {
  post: PublicPost
  className: string
}

function FeaturedPost({ post, className }: FeaturedPostProps) {
  const { organization, host, picture, title, comment } = post
  return (
    <Card
      as="li"
      className={clsx('pressable relative flex flex-col gap-3 hover:border-line-strong', className)}
    >
      <div className="flex min-h-9 items-center gap-3">
        <HostIcon host={host} size={36} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate font-medium">
            {organization.name}
          </p>
          <p className="truncate text-sm text-muted">{host}</p>
        </div>
        {picture !== null && <LinkPicture picture={picture} />}
      </div>
      <h3 dir="auto" className="text-md font-semibold tracking-[-0.01em] break-words">
        <Link to={publicPostPath(post)} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h3>
      <p dir="auto" className="line-clamp-2 break-words text-muted">
        {comment}
      </p>
      <p className="mt-auto border-t border-line pt-3 text-sm text-muted tabular-nums">
        <AvailableCount post={post} />
      </p>
    </Card>
  )
}

/** As high as a post whose title has one line and whose comment has two. */
function FeaturedSkeleton({ className }: { className: string }) {
  return (
    <Card as="li" className={clsx('flex flex-col gap-3', className)}>
      <Skeleton className="size-9" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="mt-3 h-4.5 w-3/5" />
    </Card>
  )
}
