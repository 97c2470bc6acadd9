import { useTranslation } from 'react-i18next'
import { Segmented } from '@fanfare/ui-kit/primitives/segmented.tsx'
import { canRunInBackground } from '../../../shared/desktop-state.ts'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'

const CHOICES = ['ask', 'background', 'minimize', 'quit'] as const

/** What closing the window does on a desktop without a tray. */
export function ClosingChoice() {
  const { t } = useTranslation('desktop')
  const chosen = useDesktop(({ settings }) => settings.closeWithoutTray)
  const hasBackground = useDesktop(({ background }) => canRunInBackground(background))
  const choices = CHOICES.filter((choice) => hasBackground || choice !== 'background')
  return (
    <div className="flex flex-col items-start gap-2">
      <div>
        <p className="font-medium">{t('closing.title')}</p>
        <p className="text-sm text-muted">
          {t(hasBackground ? 'closing.noTrayBackground' : 'closing.noTray')}
        </p>
      </div>
      <Segmented
        label={t('closing.title')}
        // Where it can no longer run in the background, the client asks again.
        value={choices.find((choice) => choice === chosen) ?? 'ask'}
        onChange={(choice) => changeSettings({ closeWithoutTray: choice })}
        options={choices.map((choice) => ({ value: choice, label: t(`closing.${choice}`) }))}
      />
    </div>
  )
}
