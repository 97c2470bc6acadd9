import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { NotificationsSection } from '../computer/notifications-section.tsx'
import { ServersSection } from '../computer/servers-section.tsx'
import { ShortcutSection } from '../computer/shortcut-section.tsx'
import { StartingSection } from '../computer/starting-section.tsx'
import { UpdatesSection } from '../computer/updates-section.tsx'
import { useDesktop } from '../state/desktop-store.ts'

/** What is chosen for this computer alone. Everything counts at once, so there is nothing to save. */
export default function ComputerScreen() {
  const { t } = useTranslation('desktop')
  const version = useDesktop((desktop) => desktop.version)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <Meta title={t('computer.title')} noindex />
      <PageHeader title={t('computer.title')} description={t('computer.description')} />
      <ShortcutSection />
      <StartingSection />
      <NotificationsSection />
      <ServersSection />
      <UpdatesSection />
      <p className="text-center text-sm text-faint">{t('computer.version', { version })}</p>
    </div>
  )
}
