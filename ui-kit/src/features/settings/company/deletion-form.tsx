import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useDeleteOrganization } from '../api/organization-mutations.ts'

export interface DeletionFormProps {
  organization: Organization
  onCancel: () => void
  onDeleted: () => void
}

/** Asks for the name, so that nobody deletes an organization in passing. */
export function DeletionForm({ organization, onCancel, onDeleted }: DeletionFormProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { name } = organization
  const { mutateAsync, isPending, error } = useDeleteOrganization(organization.id)
  const form = useForm({ defaultValues: { name: '' } })
  const problem = useRefusal(form, error, { NAME_DOES_NOT_MATCH: 'name' })
  const typed = useWatch({ control: form.control, name: 'name' })
  // The stream may take this form away before the answer is here; a refusal is said by `problem`.
  const submit = form.handleSubmit((values) =>
    mutateAsync(values.name.trim()).then(onDeleted, () => undefined),
  )

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
        {problem !== undefined && (
          <Notice tone="danger" title={t('deletion.failed')}>
            {problem}
          </Notice>
        )}
        <Field label={t('deletion.name', { name })} error={form.formState.errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="off" spellCheck={false} required />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="destructive" busy={isPending} disabled={typed.trim() !== name}>
            {t('deletion.confirm')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
