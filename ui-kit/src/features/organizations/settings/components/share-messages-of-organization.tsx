import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { SectionHead, type SectionProps } from './section-head.tsx'

const ShareMessagesSection = lazy(() => import('./share-messages/share-messages-section.tsx'))

/** The messages that posts are shared with. */
export function ShareMessagesOfOrganization({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead
        title={t('menu.shareMessages')}
        description={t('messages.text')}
        readOnly={!organization.can.update}
      />
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <ShareMessagesSection organization={organization} />
      </Suspense>
    </>
  )
}
