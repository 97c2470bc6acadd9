import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AI_PROMPT_MAX } from '@fanfare/contract/ai/rules/ai.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { CountedHint } from '../../../../components/length-count.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import type { PromptsValues, PromptText } from './prompts-schema.ts'

export interface PromptFieldProps {
  control: Control<PromptsValues>
  name: PromptText
}

/** One text for the model, with its length, which is checked while typing. */
export function PromptField({ control, name }: PromptFieldProps) {
  const { t } = useTranslation('ai-settings')
  const formatNumber = useFormatNumber()
  const { field } = useController({ control, name })
  const used = field.value.trim().length
  const max = formatNumber(AI_PROMPT_MAX)
  return (
    <Field
      label={t(`prompts.texts.${name}`)}
      error={used > AI_PROMPT_MAX ? t('prompts.long', { max }) : undefined}
      hint={
        <CountedHint length={used} max={AI_PROMPT_MAX}>
          {t(`prompts.texts.${name}Hint`)}
        </CountedHint>
      }
    >
      <TextArea {...field} autoGrow />
    </Field>
  )
}
