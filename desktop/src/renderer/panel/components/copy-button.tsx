/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- For the mouse only: the row handles the keys, and screen readers ignore a button within an option. */
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@fanfare/ui-kit/primitives/button-style.ts'

export interface CopyButtonProps {
  /** What a press does; "Copy" by default. */
  label?: string
  selected: boolean
  copied: boolean
  /** Copied a moment ago. */
  justCopied: boolean
  readOnly: boolean
  onPress: () => void
}

/** Copies on click, and shows that the suggestion was copied. */
export function CopyButton({ label, selected, copied, justCopied, readOnly, onPress }: CopyButtonProps) {
  const { t } = useTranslation()
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    onPress()
  }
  if (copied) {
    return (
      <span
        onClick={press}
        className={clsx(
          buttonClass({ variant: 'ghost' }),
          'cursor-pointer text-sm! text-ok!',
          justCopied && 'bg-ok-soft',
        )}
      >
        <Check aria-hidden />
        {t('actions.copied')}
      </span>
    )
  }
  if (readOnly) return null
  return (
    <span
      aria-hidden
      onClick={press}
      className={clsx(buttonClass({ variant: selected ? 'primary' : 'ghost' }), 'cursor-pointer text-sm!')}
    >
      <Copy />
      {label ?? t('actions.copy')}
    </span>
  )
}
