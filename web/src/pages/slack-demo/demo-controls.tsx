import { Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { CARDS } from './cards.ts'
import type { Demo } from './use-demo.ts'

export interface DemoControlsProps {
  demo: Demo
}

/** Start, pause and reset, and the progress of the demo. One button starts and pauses, so that it keeps the focus. */
export function DemoControls({ demo }: DemoControlsProps) {
  const { t } = useTranslation('slack-demo')
  const { step, playing, ended, start, pause, reset } = demo
  return (
    <fieldset aria-label={t('controls')} className="flex flex-wrap items-center gap-3">
      <Button
        variant="primary"
        size="lg"
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={playing ? pause : start}
      >
        {playing ? t('pause') : t(ended ? 'again' : step === null ? 'start' : 'continue')}
      </Button>
      <Button size="lg" icon={<RotateCcw aria-hidden />} onClick={reset}>
        {t('reset')}
      </Button>
      <p aria-hidden className="text-sm text-muted tabular-nums">
        {ended ? t('ended') : step !== null && t('step', { step: step + 1, total: CARDS.length })}
      </p>
      <output className="sr-only">
        <Announcement demo={demo} />
      </output>
    </fieldset>
  )
}

/** Announces the current card to screen readers, and when the demo pauses or ends. */
function Announcement({ demo: { step, playing, ended } }: DemoControlsProps) {
  const { t } = useTranslation('slack-demo')
  if (ended) return t('ended')
  if (step === null) return null
  if (!playing) return t('paused')
  const card = CARDS[step]!
  return `${t('step', { step: step + 1, total: CARDS.length })}: ${t(`${card}.title`)}. ${t(`${card}.text`)}`
}
