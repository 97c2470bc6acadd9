import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AI_QUANTITY_MAX } from '@fanfare/contract/ai/rules/ai.ts'
import { IconButton } from '../../../../primitives/icon-button.tsx'

export interface QuantityStepperProps {
  /** The name of the mood. */
  mood: string
  value: number
  /** Whether the run has room for one more text. */
  hasRoom: boolean
  onChange: (value: number) => void
}

/** The number of texts of a mood. A disabled button keeps the focus. */
export function QuantityStepper({ mood, value, hasRoom, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('ai')
  const canGrow = hasRoom && value < AI_QUANTITY_MAX
  const canShrink = value > 1
  const off = 'text-faint! hover:bg-transparent! cursor-not-allowed'
  return (
    <fieldset aria-label={t('generate.quantity', { mood })} className="flex items-center gap-1">
      <IconButton
        size="sm"
        label={t('generate.fewer', { mood })}
        icon={<Minus aria-hidden />}
        aria-disabled={!canShrink}
        className={canShrink ? '' : off}
        onClick={() => canShrink && onChange(value - 1)}
      />
      <output className="w-5 text-center font-medium tabular-nums">{value}</output>
      <IconButton
        size="sm"
        label={t('generate.further', { mood })}
        icon={<Plus aria-hidden />}
        aria-disabled={!canGrow}
        className={canGrow ? '' : off}
        onClick={() => canGrow && onChange(value + 1)}
      />
    </fieldset>
  )
}
