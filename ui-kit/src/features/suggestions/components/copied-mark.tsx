import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface CopiedMarkProps {
  /** The moment of joy is not over. */
  fresh: boolean
  undoable: boolean
}

/** Stands where Copy was, in the same size. Said once; the way back is said with it. */
export function CopiedMark({ fresh, undoable }: CopiedMarkProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  return (
    <output
      className={clsx(
        'control-sm inline-flex items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors duration-120',
        fresh ? 'bg-ok-soft text-ok' : 'text-muted',
      )}
    >
      <Check aria-hidden className="size-4" />
      <span>{t('common:actions.copied')}</span>
      {undoable && <span className="sr-only">{t('undo.hint')}</span>}
    </output>
  )
}
