import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import {
  MAILBOXES,
  type Mailbox,
  type OrganizationDomain,
} from '@fanfare/contract/organizations/data/domain.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useConfirmCode, useSendCode } from '../api/domain-queries.ts'

export interface CodeProofProps {
  organizationId: string
  domain: OrganizationDomain
}

/** Sends a code to a mailbox of a domain, and takes it once it was sent. */
export function CodeProof(props: CodeProofProps) {
  const { t } = useTranslation('domains')
  const { organizationId, domain } = props
  const [mailbox, setMailbox] = useState<Mailbox>(domain.mailbox ?? 'postmaster')
  const { mutate, isPending, error } = useSendCode(organizationId, domain.id)
  const wasSent = domain.codeExpiresAt !== null
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-muted">{t('code.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('code.mailbox')}>
          <Select
            label={t('code.mailbox')}
            value={mailbox}
            onChange={setMailbox}
            options={MAILBOXES.map((value) => ({ value, label: `${value}@${domain.domain}` }))}
          />
        </Field>
        <Button variant={wasSent ? undefined : 'primary'} busy={isPending} onClick={() => mutate(mailbox)}>
          {t(wasSent ? 'code.again' : 'code.send')}
        </Button>
      </div>
      <ErrorNotice title={t('code.sendFailed')} error={error} />
      {wasSent && <CodeForm {...props} />}
    </div>
  )
}

function CodeForm({ organizationId, domain }: CodeProofProps) {
  const { t } = useTranslation('domains')
  const { mutateAsync } = useConfirmCode(organizationId, domain.id)
  const { mailbox, codeExpiresAt } = domain
  const state = useServerForm({
    schema: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(t('code.required'))) }),
    defaultValues: { code: '' },
    errorFields: { DOMAIN_CODE_INVALID: 'code' },
    send: ({ code }) => mutateAsync(code),
    onSuccess: () => toast('success', t('found', { domain: domain.domain })),
  })
  const { form, busy } = state
  const hint = (
    <MarkedText text={t('code.hint', { address: `${mailbox}@${domain.domain}` })} mark="when">
      {() => <DateText iso={codeExpiresAt!} />}
    </MarkedText>
  )
  return (
    <ServerForm state={state} failed={t('code.failed')}>
      <Field label={t('code.code')} hint={hint} error={form.formState.errors.code?.message}>
        <TextInput
          {...form.register('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start" busy={busy}>
        {t('code.confirm')}
      </Button>
    </ServerForm>
  )
}
