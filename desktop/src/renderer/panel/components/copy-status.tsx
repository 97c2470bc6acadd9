import type { TFunction } from 'i18next'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSecondsLeft } from '@fanfare/ui-kit/features/suggestions/hooks/use-seconds-left.ts'
import { COMMAND_KEY } from '@fanfare/ui-kit/platform/preferences/command-key.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { ARIA_KEYS } from '../aria-keys.ts'
import type { CopyMessage } from '../hooks/use-copy-outcome.ts'

export interface CopyStatusProps {
  /** An Enter waits for its search results. */
  waiting: boolean
  message: CopyMessage | null
  onUndo: () => void
}

const UNDO_KEYS = `${COMMAND_KEY} Z`

/** The outcome of the last copy, or what the next one waits for, with undo while that is possible. */
export function CopyStatus({ waiting, message, onUndo }: CopyStatusProps) {
  const { t } = useTranslation('desktop')
  const copy = useDesktop(({ lastCopy }) => lastCopy)
  const outcome = message === null ? copy && t('copy.copied') : words(message, t)
  const said = waiting ? t('copy.waiting') : outcome
  return (
    <div className="flex shrink-0 items-center justify-between gap-2 border-t border-line px-3 py-1 text-sm has-[output:empty]:hidden">
      <output>{said}</output>
      {copy && <Undo until={copy.undoUntil} onUndo={onUndo} />}
    </div>
  )
}

function words(message: CopyMessage, t: TFunction<'desktop'>): string {
  return 'why' in message ? t(`copy.${message.says}`, { why: message.why }) : t(`copy.${message.says}`)
}

function Undo({ until, onUndo }: { until: number; onUndo: () => void }) {
  const { t } = useTranslation('desktop')
  const seconds = useSecondsLeft(until)
  return (
    <Button
      variant="soft"
      size="sm"
      icon={<Undo2 aria-hidden />}
      shortcut={UNDO_KEYS}
      aria-keyshortcuts={ARIA_KEYS.undo}
      onClick={onUndo}
    >
      {t('copy.undo')}
      <span aria-hidden className="inline-block w-4 text-end tabular-nums">
        {seconds}
      </span>
    </Button>
  )
}
