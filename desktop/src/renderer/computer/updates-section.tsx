import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../state/desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { UpdateStep } from './update-step.tsx'

/** Newer versions, for builds that can replace themselves. */
export function UpdatesSection() {
  const { t } = useTranslation('desktop')
  const { update, settings } = useDesktop()
  if (update.step === 'unsupported') return null
  return (
    <SectionCard title={t('update.title')}>
      <UpdateStep update={update} />
      <Checkbox
        label={t('update.auto')}
        checked={settings.checkForUpdates}
        onChange={(checked) => changeSettings({ checkForUpdates: checked })}
      />
    </SectionCard>
  )
}
