import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiSettings } from '@fanfare/contract/ai/data/ai.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { LimitField } from './limit-field.tsx'
import { MoodToggles } from './mood-toggles.tsx'
import { PromptField } from './prompt-field.tsx'
import { PROMPT_TEXTS } from './prompts-schema.ts'
import { usePromptsForm } from './use-prompts-form.ts'

export interface PromptsFormProps {
  organizationId: string
  settings: AiSettings
}

/** Edits how the suggestions sound, in which moods they are offered, and the limit of a month. */
export function PromptsForm({ organizationId, settings }: PromptsFormProps) {
  const { t } = useTranslation(['ai-settings', 'common'])
  const { state, changed, cancel } = usePromptsForm(organizationId, settings)
  const { control, formState, register } = state.form
  const { field: moods } = useController({ control, name: 'disabledMoodIds' })
  return (
    <ServerForm state={state} failed={t('prompts.saveFailed')} className="gap-6">
      <SectionCard title={t('prompts.texts.title')} description={t('prompts.texts.text')}>
        {PROMPT_TEXTS.map((name) => (
          <PromptField key={name} name={name} control={control} />
        ))}
      </SectionCard>
      <SectionCard title={t('prompts.moods.title')} description={t('prompts.moods.text')}>
        <MoodToggles disabledIds={moods.value} onChange={moods.onChange} />
      </SectionCard>
      <SectionCard title={t('prompts.limit.title')} description={t('prompts.limit.text')}>
        <LimitField error={formState.errors.monthlyTokens?.message} input={register('monthlyTokens')} />
      </SectionCard>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" disabled={!changed} onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={state.busy} disabled={!changed}>
          {t('prompts.save')}
        </Button>
      </div>
    </ServerForm>
  )
}
