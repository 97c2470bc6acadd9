import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { DiagnosticsSection } from '../components/diagnostics-section.tsx'
import { NotificationsSection } from '../components/notifications-section.tsx'
import { ServersSection } from '../components/servers-section.tsx'
import { ShortcutSection } from '../components/shortcut-section.tsx'
import { StartingSection } from '../components/starting-section.tsx'
import { UpdatesSection } from '../components/updates-section.tsx'
import { useDesktop } from '../../desktop-store.ts'

/** The settings of this device. Every change applies at once. */
export default function DesktopSettingsScreen() {
  const { t } = useTranslation('desktop')
  const version = useDesktop((desktop) => desktop.version)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <Meta title={t('device.title')} noindex />
      <PageHeader title={t('device.title')} description={t('device.description')} />
      <ShortcutSection />
      <StartingSection />
      <NotificationsSection />
      <ServersSection />
      <UpdatesSection />
      <DiagnosticsSection />
      <p className="text-center text-sm text-faint">{t('device.version', { version })}</p>
    </div>
  )
}
