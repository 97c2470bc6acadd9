import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VARIABLES, type VariableLabels } from './template-text.ts'

export interface VariableChipsProps {
  /** The label of the message, which describes the buttons. */
  message: string
  labels: VariableLabels
  onInsert: (label: string) => void
}

/** The variables as buttons, which insert them where the caret is. */
export function VariableChips({ message, labels, onInsert }: VariableChipsProps) {
  const { t } = useTranslation('settings')
  return (
    <fieldset aria-label={t('messages.insert')} className="flex flex-wrap gap-1.5">
      {VARIABLES.map((variable) => (
        <button
          key={variable}
          type="button"
          title={message}
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(labels[variable])}
          className="pressable inline-flex h-7 items-center gap-1 rounded-full bg-accent-soft px-2.5 text-xs font-medium text-accent-text hover:bg-accent-soft/70 pointer-coarse:h-9"
        >
          <Plus aria-hidden className="size-3.5" />
          {labels[variable]}
        </button>
      ))}
    </fieldset>
  )
}
