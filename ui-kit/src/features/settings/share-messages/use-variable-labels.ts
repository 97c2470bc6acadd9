import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VARIABLES, type VariableLabels } from './template-text.ts'

/** The labels of the variables. They stay while the editor is open: its text is written with them. */
export function useVariableLabels(): VariableLabels {
  const { t } = useTranslation('settings')
  const [labels] = useState(() => variableLabels(t))
  return labels
}

/** The labels of the variables in the language of the interface. */
export function variableLabels(t: TFunction<'settings'>): VariableLabels {
  return Object.fromEntries(
    VARIABLES.map((variable) => [variable, t(`variables.${variable}`)]),
  ) as VariableLabels
}
