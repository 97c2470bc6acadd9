/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- For the mouse only: the search field handles the keys, and screen readers ignore a button within an option. */
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

export interface RowCopyProps {
  /** What a press does; "Copy" by default. */
  label?: string
  copied: boolean
  readOnly: boolean
  onCopy: () => void
}

/** Copies a row on click, and shows that it was copied. Without a press it appears under the pointer only. */
export function RowCopy({ label, copied, readOnly, onCopy }: RowCopyProps) {
  const { t } = useTranslation()
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    onCopy()
  }
  if (copied) {
    return (
      <span
        onClick={press}
        className="inline-flex shrink-0 cursor-pointer items-center gap-1 text-xs/5 font-medium text-ok"
      >
        <Check aria-hidden className="size-3.5" />
        {t('actions.copied')}
      </span>
    )
  }
  if (readOnly) return null
  return (
    <span
      aria-hidden
      title={label ?? t('actions.copy')}
      onClick={press}
      className="-my-0.5 hidden shrink-0 cursor-pointer rounded-sm p-1 text-muted group-hover:block hover:bg-ink/6 hover:text-ink pointer-coarse:block"
    >
      <Copy className="size-3.5" />
    </span>
  )
}
