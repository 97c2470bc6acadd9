import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { ClosingChoice } from './closing-choice.tsx'
import { LaunchChoice } from './launch-choice.tsx'

/** How the client starts, and what closing its window does. */
export function StartingSection() {
  const { t } = useTranslation('desktop')
  const hasTray = useDesktop(({ tray }) => tray !== null)
  const { launchAtLogin, startHidden, closeToTray } = useDesktop(({ settings }) => settings)
  return (
    <SectionCard title={t('starting.title')}>
      <LaunchChoice
        checked={launchAtLogin}
        onChange={(checked) => changeSettings({ launchAtLogin: checked })}
      />
      <Checkbox
        label={t('starting.hidden')}
        description={t(hasTray ? 'starting.hiddenHint' : 'starting.hiddenNoTray')}
        checked={startHidden}
        onChange={(checked) => changeSettings({ startHidden: checked })}
      />
      {hasTray ? (
        <Checkbox
          label={t('starting.tray')}
          description={t('starting.trayHint')}
          checked={closeToTray}
          onChange={(checked) => changeSettings({ closeToTray: checked })}
        />
      ) : (
        <ClosingChoice />
      )}
    </SectionCard>
  )
}
