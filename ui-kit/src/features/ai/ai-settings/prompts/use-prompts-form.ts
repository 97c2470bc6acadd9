import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AiSettings, AiSettingsDetails } from '@fanfare/contract/ai/data/ai.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useEditAiSettings } from '../../api/ai-queries.ts'
import { changesOf, promptsSchema, promptsValues, type PromptsValues } from './prompts-schema.ts'

/** Sends only changed fields. A colleague's changes appear in the fields that this member has not edited. */
export function usePromptsForm(organizationId: string, settings: AiSettings) {
  const { t } = useTranslation('ai-settings')
  const formatNumber = useFormatNumber()
  const { mutateAsync } = useEditAiSettings(organizationId)
  const restore = (saved: AiSettings) =>
    state.form.reset(promptsValues(saved, formatNumber), { keepDirtyValues: false })

  const state = useServerForm<PromptsValues, AiSettingsDetails>({
    schema: promptsSchema(t, formatNumber),
    values: promptsValues(settings, formatNumber),
    mode: 'onTouched',
    send: (values) => mutateAsync(changesOf(settings, values)),
    onSuccess: (saved) => {
      restore(saved.settings)
      toast('success', t('prompts.saved'))
    },
  })
  const values = useWatch({ control: state.form.control, compute: (all: PromptsValues) => all })

  return {
    state,
    changed: Object.keys(changesOf(settings, values)).length > 0,
    cancel: () => {
      restore(settings)
      state.clearError()
    },
  }
}
