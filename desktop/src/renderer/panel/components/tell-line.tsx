import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from '@fanfare/ui-kit/features/suggestions/hooks/use-seconds-left.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { useDesktop } from '../../state/desktop-store.ts'
import type { Told } from '../hooks/use-copying.ts'

export interface TellLineProps {
  told: Told | null
  onUndo: () => void
}

/** What came of the last try, and the way back from a copy for as long as there is one. */
export function TellLine({ told, onUndo }: TellLineProps) {
  const { t } = useTranslation('desktop')
  const copy = useDesktop(({ lastCopy }) => lastCopy)
  const words = told ?? (copy && 'copied')
  return (
    <div className="flex shrink-0 items-center justify-between gap-2 border-t border-line px-3 py-1.5 text-sm has-[output:empty]:hidden">
      <output>{words && t(`told.${words}`)}</output>
      {copy && <Undo until={copy.undoUntil} onUndo={onUndo} />}
    </div>
  )
}

function Undo({ until, onUndo }: { until: number; onUndo: () => void }) {
  const { t } = useTranslation('desktop')
  const seconds = useSecondsLeft(until)
  return (
    <Button variant="soft" size="sm" icon={<Undo2 aria-hidden />} onClick={onUndo}>
      {t('told.undo')}
      <span aria-hidden className="inline-block w-4 text-end tabular-nums">
        {seconds}
      </span>
    </Button>
  )
}
