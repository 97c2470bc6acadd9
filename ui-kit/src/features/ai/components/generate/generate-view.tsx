import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AiMoodSelection } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { moodsQuery } from '../../../../components/moods/mood-queries.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { aiPostQuery } from '../../api/run-queries.ts'
import { GenerateForm } from './generate-form.tsx'
import { NotConfigured } from './not-possible.tsx'

export interface GenerateViewProps {
  post: Pick<Post, 'id' | 'host' | 'url' | 'organizationId'>
  start: AiMoodSelection[] | null
}

/** The form, once the options are loaded, or the reason why nothing can be generated. */
export function GenerateView({ post, start }: GenerateViewProps) {
  const { t } = useTranslation(['ai', 'common'])
  const state = useQuery(aiPostQuery(post.id))
  const moods = useQuery(moodsQuery())
  return (
    <QueryState query={state} skeleton={<FormSkeleton />} failedTitle={t('generate.loadFailed')}>
      {(known) =>
        known.isConfigured ? (
          <QueryState query={moods} skeleton={<FormSkeleton />} failedTitle={t('common:mood.failed')}>
            {(list) => (
              <GenerateForm
                post={post}
                state={known}
                moods={list.moods.filter(({ id }) => !known.disabledMoodIds.includes(id))}
                start={start}
              />
            )}
          </QueryState>
        ) : (
          <NotConfigured post={post} canConfigure={known.can.configure} />
        )
      }
    </QueryState>
  )
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-9 w-48" />
    </div>
  )
}
