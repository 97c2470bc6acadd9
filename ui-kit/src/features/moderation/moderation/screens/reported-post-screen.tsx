import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { QueryState } from '../../../../components/query-state.tsx'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { reportedPostQuery } from '../api/reported-post-queries.ts'
import { QueueSkeleton } from '../components/queue-skeleton.tsx'
import { ReportedPost } from '../components/reported-post.tsx'

/** Administrators review a reported post here, also while it is hidden, and decide about it. */
export default function ReportedPostScreen() {
  const { t } = useTranslation('moderation')
  const { postId = '' } = useParams()
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('reported.title')} noindex />
      <div className="flex flex-col gap-3">
        <BackLink to="/admin/reports">{t('reported.back')}</BackLink>
        <PageHeader title={t('reported.title')} description={t('reported.description')} />
      </div>
      <QueryState
        query={useQuery(reportedPostQuery(postId))}
        skeleton={<QueueSkeleton />}
        failedTitle={t('reported.failed')}
        notFound={
          <EmptyState
            icon={<FileQuestion />}
            title={t('reported.gone')}
            description={t('reported.goneText')}
          />
        }
        card
      >
        {({ post }) => <ReportedPost post={post} />}
      </QueryState>
    </div>
  )
}
