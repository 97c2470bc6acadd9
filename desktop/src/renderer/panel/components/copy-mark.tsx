/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- For the mouse alone: the row answers the keys, and a button inside of an option would be none to a screen reader. */
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@fanfare/ui-kit/primitives/button-style.ts'

export interface CopyMarkProps {
  selected: boolean
  copied: boolean
  /** Copied a moment ago. */
  fresh: boolean
  readOnly: boolean
  onPress: () => void
}

/** Copies by a press of the mouse, and says that it was copied. */
export function CopyMark({ selected, copied, fresh, readOnly, onPress }: CopyMarkProps) {
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
          fresh && 'bg-ok-soft',
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
      {t('actions.copy')}
    </span>
  )
}
