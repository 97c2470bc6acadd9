import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VARIABLES, type VariableLabels } from './template-text.ts'

/** The labels of the variables. They stay while the editor is open: its text is written with them. */
export function useVariableLabels(): VariableLabels {
  const { t } = useTranslation('settings')
  const [labels] = useState(
    () =>
      Object.fromEntries(
        VARIABLES.map((variable) => [variable, t(`variables.${variable}`)]),
      ) as VariableLabels,
  )
  return labels
}
