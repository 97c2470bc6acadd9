import { useTranslation } from 'react-i18next'
import { Segmented } from '@fanfare/ui-kit/primitives/segmented.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'

const CHOICES = ['ask', 'minimize', 'quit'] as const

/** What closing the window does on a desktop without a tray. */
export function ClosingChoice() {
  const { t } = useTranslation('desktop')
  const value = useDesktop(({ settings }) => settings.closeWithoutTray)
  return (
    <div className="flex flex-col items-start gap-2">
      <div>
        <p className="font-medium">{t('closing.title')}</p>
        <p className="text-sm text-muted">{t('closing.noTray')}</p>
      </div>
      <Segmented
        label={t('closing.title')}
        value={value}
        onChange={(chosen) => changeSettings({ closeWithoutTray: chosen })}
        options={CHOICES.map((choice) => ({ value: choice, label: t(`closing.${choice}`) }))}
      />
    </div>
  )
}
