import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { CommunityPostList, CommunityPostListSkeleton } from '../components/community-post-list.tsx'
import type { PostActionsProps } from '../post-actions.ts'

/** All public posts. Visitors are sent to the landing page of the community. */
export function CommunityScreen({ postActions }: PostActionsProps) {
  const { t } = useTranslation('community')
  const { status } = useSession()
  if (status === 'anonymous') return <Navigate to="/community-landing" replace />
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} description={t('description')} />
      {status === 'authenticated' ? (
        <CommunityPostList postActions={postActions} />
      ) : (
        <CommunityPostListSkeleton />
      )}
    </div>
  )
}
