import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { CheckFailed } from '../../../../components/check-failed.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { aiPostQuery } from '../../api/run-queries.ts'
import { SettingsLink } from '../settings-link.tsx'
import MoreButton from './more-button.tsx'

export interface MoreActionProps {
  post: Pick<Post, 'id' | 'organizationId'>
}

/** Generates more suggestions, or leads to the settings of the providers. Nothing where neither is possible. */
export default function MoreAction({ post }: MoreActionProps) {
  const { t } = useTranslation('ai')
  const { data: state, isPending, refetch } = useQuery(aiPostQuery(post.id))
  if (isPending) return <Skeleton className="control-sm w-44" />
  if (state === undefined) return <CheckFailed text={t('supply.failed')} onRetry={() => void refetch()} />
  if (state.isConfigured) return <MoreButton postId={post.id} />
  if (!state.can.configure) return null
  return <SettingsLink organizationId={post.organizationId}>{t('supply.setup')}</SettingsLink>
}
