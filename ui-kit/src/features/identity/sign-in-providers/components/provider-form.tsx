import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { useProviderForm, type ProviderValues } from '../hooks/use-provider-form.ts'
import { LogoField } from './logo-field.tsx'
import { ProviderTextField } from './provider-text-field.tsx'

export interface ProviderFormProps {
  /** Absent for a new one. */
  provider?: OpenIdProvider
  onSaved?: (saved: OpenIdProvider) => void
}

/** What cannot be changed later, as it is known at the provider. */
const FIXED = ['slug', 'issuer'] as const satisfies (keyof ProviderValues)[]

/** The settings of a provider. */
export function ProviderForm({ provider, onSaved }: ProviderFormProps) {
  const { t } = useTranslation('sign-in-providers')
  const state = useProviderForm(provider, onSaved)
  const { form, busy } = state
  const hint = provider?.secretHint
  return (
    <Card className="max-w-3xl">
      <ServerForm state={state} failed={t('form.failed')}>
        <ProviderTextField form={form} name="label" hint={t('form.labelHint')} />
        {provider === undefined &&
          FIXED.map((name) => (
            <ProviderTextField key={name} form={form} name={name} hint={t(`form.${name}Hint`)} />
          ))}
        <ProviderTextField form={form} name="clientId" />
        <ProviderTextField
          form={form}
          name="clientSecret"
          secret
          hint={provider && t('form.secretKept', { hint: hint === '' ? '…' : `…${hint}` })}
        />
        <ProviderTextField form={form} name="scopes" />
        <ProviderTextField form={form} name="nameClaim" />
        <ProviderTextField form={form} name="requiredClaim" optional hint={t('form.requiredClaimHint')} />
        <ProviderTextField form={form} name="requiredValue" optional hint={t('form.requiredValueHint')} />
        <ProviderTextField form={form} name="emailDomains" optional hint={t('form.emailDomainsHint')} />
        <Controller
          control={form.control}
          name="logo"
          render={({ field }) => <LogoField logo={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={form.control}
          name="isOn"
          render={({ field }) => (
            <Checkbox
              label={t('form.isOn')}
              description={t('form.isOnHint')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Button type="submit" variant="primary" className="self-start" busy={busy}>
          {t('form.save')}
        </Button>
      </ServerForm>
    </Card>
  )
}
