import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { SettingsLink } from '../settings-link.tsx'

export interface NotPossibleProps {
  post: Pick<Post, 'organizationId'>
  canConfigure: boolean
}

/** No provider is active. Members who may add one get a link to the settings. */
export function NotConfigured({ post, canConfigure }: NotPossibleProps) {
  const { t } = useTranslation('ai')
  return (
    <Notice tone="info" title={t('generate.setup.title')}>
      <p>{t(canConfigure ? 'generate.setup.manage' : 'generate.setup.ask')}</p>
      {canConfigure && <SettingsLink organizationId={post.organizationId} />}
    </Notice>
  )
}

/** The organization has reached its limit for this month. */
export function LimitReached({ post, canConfigure }: NotPossibleProps) {
  const { t } = useTranslation('errors')
  return (
    <Notice tone="warn">
      <p>{t('AI_LIMIT_REACHED')}</p>
      {canConfigure && <SettingsLink organizationId={post.organizationId} />}
    </Notice>
  )
}
