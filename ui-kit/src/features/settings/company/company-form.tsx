import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { useCompanyForm } from './use-company-form.ts'

/** Name and description, to be changed by those who may. */
export function CompanyForm({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { form, submit, busy, problem } = useCompanyForm(organization)
  const { errors } = form.formState
  const readOnly = !organization.can.update
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
        {problem !== undefined && (
          <Notice tone="danger" title={t('updateFailed')}>
            {problem}
          </Notice>
        )}
        <Field label={t('company.name')} error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="organization" required readOnly={readOnly} />
        </Field>
        <Field
          label={t('company.about')}
          hint={t('company.aboutHint')}
          optional={readOnly ? undefined : t('common:state.optional')}
          error={errors.description?.message}
        >
          <TextArea {...form.register('description')} autoGrow readOnly={readOnly} />
        </Field>
        <Field label={t('company.slug')} hint={t('company.slugHint')}>
          <TextInput value={organization.slug} readOnly className="font-mono" />
        </Field>
        {!readOnly && (
          <Button type="submit" variant="primary" className="self-end" busy={busy}>
            {t('company.save')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}
