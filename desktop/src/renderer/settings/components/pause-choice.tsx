import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@fanfare/ui-kit/i18n/dates.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import type { Pause } from '../../../shared/ipc-contract.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { usePassFocus } from '../../hooks/use-pass-focus.ts'
import { useNow } from '../../hooks/use-now.ts'

const pause = (length: Pause) => void bridge.call('notifications:pause', length)

/** Pauses notifications, or says until when they are paused. Each takes the place of the other, with its focus. */
export function PauseChoice() {
  const { pausedUntil } = useDesktop()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const next = () => place.current?.querySelector('button')
  return (
    <div ref={place}>
      {pausedUntil !== null && pausedUntil > now ? (
        <Paused until={pausedUntil} next={next} />
      ) : (
        <NotPaused next={next} />
      )}
    </div>
  )
}

interface PartProps {
  /** What gets the focus when this part goes. */
  next: () => HTMLElement | null | undefined
}

function Paused({ until, next }: PartProps & { until: number }) {
  const { t } = useTranslation('desktop')
  const time = formatDate(new Date(until).toISOString(), useLanguage(), 'time')
  return (
    <div ref={usePassFocus<HTMLDivElement>(next)} className="flex flex-wrap items-center gap-3">
      <output>{t('notify.paused', { time })}</output>
      <Button size="sm" onClick={() => pause('off')}>
        {t('notify.resume')}
      </Button>
    </div>
  )
}

function NotPaused({ next }: PartProps) {
  const { t } = useTranslation('desktop')
  return (
    <fieldset ref={usePassFocus<HTMLFieldSetElement>(next)} className="flex flex-wrap items-center gap-2">
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
