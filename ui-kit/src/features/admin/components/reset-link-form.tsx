import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../components/forms/use-server-form.ts'
import { useCopied } from '../../../platform/use-copied.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useCreateResetLink } from '../api/reset-link-api.ts'

/** Creates a reset link for a user, to be passed on by hand. */
export function ResetLinkForm() {
  const { t } = useTranslation('admin')
  const { mutateAsync, data } = useCreateResetLink()
  const state = useServerForm({
    schema: v.object({ email: v.pipe(v.string(), v.trim(), v.email(t('resetLinks.emailInvalid'))) }),
    defaultValues: { email: '' },
    errorFields: { USER_NOT_FOUND: 'email' },
    send: ({ email }) => mutateAsync(email),
  })
  const { form, busy } = state

  return (
    <ServerForm state={state}>
      <Field label={t('resetLinks.email')} error={form.formState.errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="off" required />
      </Field>
      <Button type="submit" variant="primary" className="self-start" busy={busy}>
        {t('resetLinks.make')}
      </Button>
      {data && <CreatedLink url={data.url} />}
    </ServerForm>
  )
}

function CreatedLink({ url }: { url: string }) {
  const { t } = useTranslation('admin')
  const { copied, copy } = useCopied()
  return (
    <Notice tone="ok" title={t('resetLinks.made')}>
      <p>{t('resetLinks.handOn')}</p>
      <code className="mt-2 block break-all select-all">{url}</code>
      <Button
        className="mt-3"
        size="sm"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy(url)}
      >
        {t(copied ? 'resetLinks.copied' : 'resetLinks.copy')}
      </Button>
    </Notice>
  )
}
