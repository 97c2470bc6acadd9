import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import type { CopyOutcome, UndoOutcome } from '../../shared/desktop-state.ts'
import { refusalDetails, type Refusal } from '../../shared/refusal.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../desktop-store.ts'

/** Offers the suggestion of a recovered claim, until it is copied or released. */
export function RecoveredNotice() {
  const { t } = useTranslation('desktop')
  const claim = useDesktop(({ recovered }) => recovered[0])
  const { refusal, isBusy, run } = useDecision()
  if (claim === undefined) return null
  const { key, text, isSensitive } = claim
  return (
    <Notice tone="info" title={t('recovered.title')}>
      <p>{t('recovered.text')}</p>
      <p className="my-1 line-clamp-3 font-medium wrap-break-word" dir="auto">
        {isSensitive ? t('recovered.hidden') : text}
      </p>
      {refusal !== null && <p className="mb-1 text-danger">{refusal}</p>}
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={isBusy}
          onClick={() => void run(() => bridge.call('recovered:copy', key))}
        >
          {t('recovered.copy')}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => void run(() => bridge.call('recovered:release', key))}
        >
          {t('recovered.release')}
        </Button>
      </span>
    </Notice>
  )
}

type Outcome = CopyOutcome | UndoOutcome

function useDecision() {
  const { t } = useTranslation('desktop')
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const run = async (decide: () => Promise<Outcome>) => {
    setBusy(true)
    setRefused(null)
    const result = await decide()
    setBusy(false)
    setRefused(isRefusal(result) ? result : null)
  }
  const refusal = refused && t(`refusal.${refused.outcome}`, refusalDetails(refused))
  return { refusal, isBusy, run }
}

const DONE = new Set<Outcome['outcome']>(['copied', 'lost', 'undone', 'too-late'])

const isRefusal = (result: Outcome): result is Refusal => !DONE.has(result.outcome)
