import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { QueryState } from '../../../../../components/query-state.tsx'
import { useCover } from '../../../../../components/sensitive-cover.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { reportedPostQuery } from '../../../moderation/api/reported-post-queries.ts'
import { ReportedPostContent } from '../../../moderation/components/reported-post.tsx'

export interface ReportedPostPreviewProps {
  post: Report['post']
}

/** The reported post as the public sees it, also while it is hidden. Of a post that is private now, only its title. */
export function ReportedPostPreview({ post }: ReportedPostPreviewProps) {
  const { t } = useTranslation(['moderation', 'reports'])
  const { title } = useCover(post)
  const { id, isPublic, publicUrl } = post
  if (!isPublic)
    return (
      <Card>
        <h2 className="text-md font-medium break-words">
          <bdi>{title}</bdi>
        </h2>
        <p className="mt-1 text-muted">{t('reports:admin.private')}</p>
      </Card>
    )
  return (
    <PublicPreview id={id}>
      {publicUrl === null ? (
        <TextLink to={`/admin/posts/${id}`}>{t('reports:admin.openHidden')}</TextLink>
      ) : (
        <TextLink to={new URL(publicUrl).pathname}>{t('reported.toPublic')}</TextLink>
      )}
    </PublicPreview>
  )
}

function PublicPreview({ id, children }: { id: string; children: React.ReactNode }) {
  const { t } = useTranslation('moderation')
  return (
    <QueryState
      query={useQuery(reportedPostQuery(id))}
      skeleton={<PreviewSkeleton />}
      failedTitle={t('reported.failed')}
      notFound={
        <Card padded={false}>
          <EmptyState
            icon={<FileQuestion />}
            title={t('reported.gone')}
            description={t('reported.goneText')}
          />
        </Card>
      }
      card
    >
      {({ post }) => (
        <Card className="flex flex-col gap-3">
          <ReportedPostContent post={post} />
          <p>{children}</p>
        </Card>
      )}
    </QueryState>
  )
}

function PreviewSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-4 w-40" />
    </Card>
  )
}
