import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VARIABLES, type VariableLabels } from './template-text.ts'

/** The variable labels. They stay when the language changes: the text in the editor uses them. */
export function useVariableLabels(): VariableLabels {
  const { t } = useTranslation('settings')
  const [labels] = useState(() => variableLabels(t))
  return labels
}

/** The variable labels in the current language. */
export function variableLabels(t: TFunction<'settings'>): VariableLabels {
  return Object.fromEntries(
    VARIABLES.map((variable) => [variable, t(`variables.${variable}`)]),
  ) as VariableLabels
}
