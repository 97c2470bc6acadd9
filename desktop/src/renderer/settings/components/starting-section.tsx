import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'
import { ClosingChoice } from './closing-choice.tsx'

/** How the client starts, and what closing its window does. */
export function StartingSection() {
  const { t } = useTranslation('desktop')
  const refused = useDesktop(({ autostartRefused }) => autostartRefused)
  const hasTray = useDesktop(({ tray }) => tray !== null)
  const { launchAtLogin, startHidden, closeToTray } = useDesktop(({ settings }) => settings)
  return (
    <SectionCard title={t('starting.title')}>
      <Checkbox
        label={t('starting.launch')}
        description={t('starting.launchHint')}
        checked={launchAtLogin}
        onChange={(checked) => changeSettings({ launchAtLogin: checked })}
      />
      {refused && <Notice tone="danger">{t('starting.launchRefused')}</Notice>}
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
