import { useTranslation } from 'react-i18next'
import type { LinkCheck } from '@fanfare/contract/data/link_check.ts'
import { Notice } from '../../../primitives/notice.tsx'

export interface LinkNoticeProps {
  check: LinkCheck | undefined
}

/** What the server thinks of the link, where there is something to say. */
export function LinkNotice({ check }: LinkNoticeProps) {
  const { t } = useTranslation('posts')
  switch (check?.verdict) {
    case 'invalid':
      return <Notice tone="danger">{t('link.invalid')}</Notice>
    case 'blocked':
      return <Notice tone="danger">{t('link.blocked')}</Notice>
    case 'unreviewed':
      return (
        <Notice tone="warn" title={t('link.unreviewedTitle')}>
          {t('link.unreviewed', { domain: check.domain })}
        </Notice>
      )
    default:
      return null
  }
}
