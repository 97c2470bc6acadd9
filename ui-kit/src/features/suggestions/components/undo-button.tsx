import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { Claim } from '../hooks/use-exclusive-copy.ts'
import { useHandFocusOn } from '../hooks/use-hand-focus-on.ts'
import { useSecondsLeft } from '../hooks/use-seconds-left.ts'

export interface UndoButtonProps {
  claim: Claim
  /** Milliseconds of this clock. */
  until: number
}

/** Takes a copy back, for as long as it counts as a slip. The seconds are for the eyes only. */
export function UndoButton({ claim, until }: UndoButtonProps) {
  const { t } = useTranslation('suggestions')
  const seconds = useSecondsLeft(until)
  return (
    <Button
      ref={useHandFocusOn()}
      variant="ghost"
      size="sm"
      icon={<Undo2 aria-hidden />}
      busy={claim.doing === 'unlock'}
      onClick={() => void claim.unlock()}
    >
      {t('undo.act')}
      <span aria-hidden className="inline-block w-4 text-end text-faint tabular-nums">
        {seconds}
      </span>
    </Button>
  )
}
