import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { AboutSection } from '../components/about-section.tsx'
import { AppearanceSection } from '../components/appearance-section.tsx'
import { DiagnosticsSection } from '../components/diagnostics-section.tsx'
import { NotificationsSection } from '../components/notifications-section.tsx'
import { ServersSection } from '../components/servers-section.tsx'
import { ShortcutSection } from '../components/shortcut-section.tsx'
import { StartingSection } from '../components/starting-section.tsx'
import { UpdatesSection } from '../components/updates-section.tsx'

/** The settings of this device. Every change applies at once. */
export default function DesktopSettingsScreen() {
  const { t } = useTranslation('desktop')
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <Meta title={t('device.title')} noindex />
      <PageHeader title={t('device.title')} description={t('device.description')} />
      <AppearanceSection />
      <ShortcutSection />
      <StartingSection />
      <NotificationsSection />
      <ServersSection />
      <UpdatesSection />
      <DiagnosticsSection />
      <AboutSection />
    </div>
  )
}
