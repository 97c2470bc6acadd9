import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from '@fanfare/contract/identity/rules/api_scope.ts'
import { ReauthenticationField } from '../../../../components/forms/reauthentication/reauthentication-field.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { ScopeChoices } from './scope-choices.tsx'
import { dayAfter } from './token-end.ts'
import { ENDS, useTokenForm, type TokenFormOptions } from './use-token-form.ts'

export interface CreateTokenProps extends TokenFormOptions {
  onCancel: () => void
}

/** The form of a new token. */
export function CreateToken({ onCancel, ...options }: CreateTokenProps) {
  const { t } = useTranslation(['api-tokens', 'common'])
  const state = useTokenForm(options)
  const { form, busy } = state
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  return (
    <SectionCard title={t('form.title')}>
      <ServerForm state={state} failed={t('form.failed')} className="gap-5">
        <Field label={t('form.name')} hint={t('form.nameHint')} error={errors.name?.message}>
          <TextInput {...form.register('name')} maxLength={TOKEN_NAME_MAX} autoComplete="off" required />
        </Field>
        <ScopeChoices
          of={options.of}
          value={values.scopes ?? []}
          onChange={(scopes) =>
            form.setValue('scopes', scopes, { shouldValidate: form.formState.isSubmitted })
          }
          error={errors.scopes?.message}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('form.end')}>
            <Select
              label={t('form.end')}
              value={values.end ?? '30'}
              onChange={(end) => form.setValue('end', end)}
              options={ENDS.map((value) => ({
                value,
                label: value === 'date' ? t('form.onDate') : t('form.days', { count: Number(value) }),
              }))}
            />
          </Field>
          {values.end === 'date' && (
            <Field label={t('form.date')} error={errors.date?.message}>
              <TextInput
                {...form.register('date')}
                type="date"
                min={dayAfter(1)}
                max={dayAfter(TOKEN_DAYS_MAX)}
                required
              />
            </Field>
          )}
        </div>
        {options.of === null && <ReauthenticationField form={form} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('form.create')}
          </Button>
        </div>
      </ServerForm>
    </SectionCard>
  )
}
