import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useAddDomain } from '../api/domain-queries.ts'

export interface AddDomainCardProps {
  organizationId: string
  /** The first one is the main thing to do here. */
  isFirst: boolean
}

/** Adds a domain; it is proven in its own card. */
export function AddDomainCard({ organizationId, isFirst }: AddDomainCardProps) {
  const { t } = useTranslation('domains')
  const { mutateAsync } = useAddDomain(organizationId)
  const state = useServerForm({
    schema: v.object({ domain: v.pipe(v.string(), v.trim(), v.nonEmpty(t('add.required'))) }),
    defaultValues: { domain: '' },
    placeFieldError: () => ({ field: 'domain', message: t('add.invalid') }),
    errorFields: { DOMAIN_PUBLIC: 'domain', DOMAIN_EXISTS: 'domain' },
    send: ({ domain }) => mutateAsync({ domain }),
    onSuccess: (_answer, form) => form.reset(),
  })
  const { form, busy } = state
  return (
    <SectionCard title={t('add.title')} description={t('add.text')}>
      <ServerForm state={state} failed={t('add.failed')}>
        <Field label={t('add.domain')} hint={t('add.hint')} error={form.formState.errors.domain?.message}>
          <TextInput
            {...form.register('domain')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            required
          />
        </Field>
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} className="self-start" busy={busy}>
          {t('add.submit')}
        </Button>
      </ServerForm>
    </SectionCard>
  )
}
