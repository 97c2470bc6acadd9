import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { useSession } from '../../../session/use-session.ts'
import { CommunityLists } from '../components/community-lists.tsx'
import { CommunityPostListSkeleton } from '../components/community-post-list-skeleton.tsx'
import type { PostActionsProps } from '../post-actions.ts'

/** Every listed post, for signed-in people; visitors start at the landing page of the community. */
export function CommunityScreen({ postActions }: PostActionsProps) {
  const { t } = useTranslation('community')
  const { status } = useSession()
  if (status === 'anonymous') return <Navigate to="/community-landing" replace />
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} description={t('description')} />
      {status === 'authenticated' ? (
        <CommunityLists postActions={postActions} />
      ) : (
        <CommunityPostListSkeleton />
      )}
    </div>
  )
}
