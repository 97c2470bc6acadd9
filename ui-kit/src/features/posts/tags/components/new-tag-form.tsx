import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { TAG_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { normalizeTag } from '@fanfare/contract/posts/rules/tag.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useClearedByChanges } from '../../../../components/forms/use-cleared-by-changes.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { TAG_CHANGES, useCreateTag } from '../api/tag-queries.ts'

/** Creates a tag before any post uses it. */
export function NewTagForm() {
  const { t } = useTranslation('tags')
  const errorText = useErrorText()
  const { mutateAsync } = useCreateTag()
  const state = useServerForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.check((name) => normalizeTag(name) !== '', t('nameRequired')),
      ),
    }),
    defaultValues: { name: '' },
    errorFields: { TAG_EXISTS: 'name' },
    errorText: (error) => joinSentences(t('create.failed'), errorText(error)),
    send: ({ name }) => mutateAsync(name),
    onSuccess: (_, form) => {
      form.reset()
      toast('success', t('create.done'))
    },
  })
  const { form, busy } = state
  useClearedByChanges(form, TAG_CHANGES)

  return (
    <Card>
      <ServerForm state={state}>
        <Field label={t('create.label')} hint={t('create.hint')} error={form.formState.errors.name?.message}>
          <div className="flex gap-2">
            <span className="min-w-0 flex-1">
              <TextInput
                {...form.register('name')}
                maxLength={TAG_MAX}
                autoComplete="off"
                autoCapitalize="none"
              />
            </span>
            <Button type="submit" variant="primary" icon={<Plus aria-hidden />} busy={busy}>
              {t('create.submit')}
            </Button>
          </div>
        </Field>
      </ServerForm>
    </Card>
  )
}
