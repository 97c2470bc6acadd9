import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Timeline } from '@fanfare/contract/posts/data/timeline.ts'
import { CheckFailed } from '../../../../components/check-failed.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { timelineQuery } from '../api/timeline-queries.ts'
import { useNow } from '../hooks/use-now.ts'
import { TellingLine } from './telling-line.tsx'
import { TimelineList } from './timeline-list.tsx'
import { TimelinePicture } from './timeline-picture.tsx'

export interface PostTimelineProps {
  postId: string
}

/** What has happened to a post and what will: how far members were told, a picture, and the moments with their dates. */
export default function PostTimeline({ postId }: PostTimelineProps) {
  const { t } = useTranslation('timeline')
  const { data, isPending, refetch } = useQuery(timelineQuery(postId))
  return (
    <SectionCard title={t('title')}>
      {isPending && <Skeleton className="h-40 w-full" />}
      {!isPending && data === undefined && <CheckFailed text={t('failed')} onRetry={() => void refetch()} />}
      {data && <LoadedTimeline postId={postId} timeline={data} />}
    </SectionCard>
  )
}

function LoadedTimeline({
  postId,
  timeline: { telling, entries },
}: PostTimelineProps & { timeline: Timeline }) {
  const now = useNow()
  return (
    <>
      <TellingLine postId={postId} telling={telling} entries={entries} now={now} />
      <TimelinePicture entries={entries} now={now} />
      <TimelineList entries={entries} now={now} />
    </>
  )
}
