import { publicPostPath } from '@fanfare/contract/posts/rules/public_path.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../../../primitives/card.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { featuredPostsQuery } from '../api/community-queries.ts'
import { AvailableCount } from './available-count.tsx'

const PLACES = [1, 2, 3, 4, 5, 6]

/** A few featured posts. Renders nothing if there are none or they fail to load. */
export function FeaturedPosts() {
  const { t } = useTranslation('community')
  const { data, isPending } = useQuery(featuredPostsQuery())
  if (!isPending && !data?.posts.length) return null
  return (
    <section aria-labelledby="featured" className="flex flex-col gap-4">
      <h2 id="featured" className="font-display text-2xl font-semibold tracking-[-0.03em]">
        {t('landing.featured')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {isPending && PLACES.map((place) => <FeaturedSkeleton key={place} />)}
        {data?.posts.map((post) => (
          <Card key={post.id} as="li" className="relative flex flex-col gap-2 hover:border-line-strong">
            <HostIcon host={post.host} />
            <h3 dir="auto" className="font-semibold break-words sm:min-h-10">
              <Link to={publicPostPath(post)} className="after:absolute after:inset-0 after:rounded-lg">
                {post.title}
              </Link>
            </h3>
            <p dir="auto" className="line-clamp-2 break-words text-muted sm:min-h-10">
              {post.comment}
            </p>
            <p className="mt-auto text-sm text-muted tabular-nums">
              {post.organization.name} · <AvailableCount post={post} />
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** As high as a post whose title and comment have two lines each. */
function FeaturedSkeleton() {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <Skeleton className="size-8" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-4.5 w-3/5" />
    </Card>
  )
}
