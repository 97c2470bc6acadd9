import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { Optional } from '../../components/optional.tsx'
import type { RenderCopyNext } from '../../features/posts/posts/components/post-row.tsx'
import { setAvailableCount } from '../../features/posts/posts/api/post-cache.ts'
import { POST_KEYS } from '../../features/posts/posts/api/post-queries.ts'
import type { CopyNextProps } from '../../features/suggestions/components/copy-next.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'

const CopyNext = lazy(() => import('../../features/suggestions/components/copy-next.tsx'))

/** Copies from a row of the dashboard; the counts of the list follow. */
export const copyNextInRow: RenderCopyNext = (post, row) => <CopyNextInRow post={post} {...row} />

function CopyNextInRow({ post, ...row }: Omit<CopyNextProps, 'onAvailableCount'>) {
  const queryClient = useQueryClient()
  return (
    <Optional loading={row.waiting && <Skeleton className="control-sm w-28" />}>
      <CopyNext
        post={post}
        {...row}
        onAvailableCount={(count) => {
          setAvailableCount(queryClient, post.id, count)
          void queryClient.invalidateQueries({ queryKey: POST_KEYS.waiting })
        }}
      />
    </Optional>
  )
}
