import { useTranslation } from 'react-i18next'
import { ChoicesSection } from '@fanfare/ui-kit/features/notifications/choices/components/choices-section.tsx'
import HoursSection from '@fanfare/ui-kit/features/notifications/rhythms/components/hours-section.tsx'
import { isKnown } from '@fanfare/ui-kit/platform/session/session-store.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { DeviceNotifications } from '../components/device-notifications.tsx'

/** What this computer shows, and what the account of the user is told. */
export default function NotificationsSection() {
  const { t } = useTranslation('desktop')
  return (
    <div className="flex flex-col gap-5">
      <Meta title={t('sections.notifications')} noindex />
      <PageHeader title={t('sections.notifications')} />
      <DeviceNotifications />
      {isKnown(useSession()) && (
        <>
          <ChoicesSection title={t('notify.account')} />
          <HoursSection />
        </>
      )}
    </div>
  )
}
