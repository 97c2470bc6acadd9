import { useTranslation } from 'react-i18next'
import { formatDate } from '@fanfare/ui-kit/i18n/dates.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import type { Pause } from '../../../shared/ipc-contract.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { useNow } from '../../hooks/use-now.ts'

const pause = (length: Pause) => void bridge.call('notifications:pause', length)

export function PauseChoice() {
  const { t } = useTranslation('desktop')
  const language = useLanguage()
  const { pausedUntil } = useDesktop()
  const now = useNow()
  if (pausedUntil !== null && pausedUntil > now) {
    const time = formatDate(new Date(pausedUntil).toISOString(), language, 'time')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <output>{t('notify.paused', { time })}</output>
        <Button size="sm" onClick={() => pause('off')}>
          {t('notify.resume')}
        </Button>
      </div>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 font-medium">{t('notify.notPaused')}</legend>
      <Button size="sm" onClick={() => pause('hour')}>
        {t('notify.hour')}
      </Button>
      <Button size="sm" onClick={() => pause('today')}>
        {t('notify.today')}
      </Button>
    </fieldset>
  )
}
