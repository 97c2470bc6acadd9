import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useMakeResetLink } from '../api/reset-link-api.ts'
import { MadeLink } from './made-link.tsx'

/** Asks whom to help and shows the link to hand on. */
export function ResetLinkForm() {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const { mutate, isPending, data } = useMakeResetLink()
  const form = useForm({
    resolver: standardSchemaResolver(
      v.object({ email: v.pipe(v.string(), v.trim(), v.email(t('resetLinks.emailInvalid'))) }),
    ),
    defaultValues: { email: '' },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ email }) =>
    mutate(email, {
      onError: (error) =>
        form.setError(hasCode(error, 'USER_NOT_FOUND') ? 'email' : 'root', { message: errorText(error) }),
    }),
  )

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Field label={t('resetLinks.email')} error={errors.email?.message}>
          <TextInput {...form.register('email')} type="email" autoComplete="off" required />
        </Field>
        <Button type="submit" variant="primary" className="self-start" busy={isPending}>
          {t('resetLinks.make')}
        </Button>
        {data && <MadeLink url={data.url} />}
      </fieldset>
    </form>
  )
}
