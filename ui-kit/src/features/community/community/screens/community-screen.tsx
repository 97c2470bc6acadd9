import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { CommunityPostList } from '../components/community-post-list.tsx'
import type { PostActionsProps } from '../post-actions.ts'

export function CommunityScreen({ postActions }: PostActionsProps) {
  const { t } = useTranslation('community')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} description={t('description')} noindex />
      <PageHeader title={t('title')} description={t('description')} />
      <CommunityPostList postActions={postActions} />
    </div>
  )
}
