import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { SectionHead } from '../components/section-head.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { AuditLog } from './audit-log.tsx'

/** Who changed what, and when. For those who answer for it. */
export function AuditSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead title={t('menu.audit')} description={t('audit.text')} />
      {organization.can.readAudit ? (
        <AuditLog organizationId={organization.id} />
      ) : (
        <Notice tone="info">{t('audit.leadersOnly')}</Notice>
      )}
    </>
  )
}
