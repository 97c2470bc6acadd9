import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { AboutSection } from '../components/about-section.tsx'
import { DiagnosticsSection } from '../components/diagnostics-section.tsx'
import { ShortcutSection } from '../components/shortcut-section.tsx'
import { StartingSection } from '../components/starting-section.tsx'
import { UpdatesSection } from '../components/updates-section.tsx'

/** How the client runs on this computer. */
export default function ComputerSection() {
  const { t } = useTranslation('desktop')
  return (
    <div className="flex flex-col gap-5">
      <Meta title={t('sections.computer')} noindex />
      <PageHeader title={t('sections.computer')} description={t('device.description')} />
      <ShortcutSection />
      <StartingSection />
      <UpdatesSection />
      <DiagnosticsSection />
      <AboutSection />
    </div>
  )
}
