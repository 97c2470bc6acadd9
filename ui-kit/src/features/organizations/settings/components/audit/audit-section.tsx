import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../../primitives/card.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'

const AuditLog = lazy(() => import('../../../audit/components/audit-log.tsx'))

/** The audit log, for owners and admins. */
export function AuditSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead title={t('menu.audit')} description={t('audit.text')} />
      {organization.can.readAudit ? (
        <Suspense
          fallback={
            <Card>
              <RowsSkeleton />
            </Card>
          }
        >
          <AuditLog organizationId={organization.id} />
        </Suspense>
      ) : (
        <Notice tone="info">{t('audit.leadersOnly')}</Notice>
      )}
    </>
  )
}
