import { useTranslation } from 'react-i18next'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { CopyButton } from '../../../../components/copy-button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'

/** What to enter at the provider. */
export function AddressesSection({ provider }: { provider: OpenIdProvider }) {
  const { t } = useTranslation('sign-in-providers')
  return (
    <SectionCard title={t('addresses.title')} description={t('addresses.text')}>
      <Address
        label={t('addresses.callback')}
        hint={t('addresses.callbackHint')}
        url={provider.callbackUrl}
      />
      <Address label={t('addresses.logout')} hint={t('addresses.logoutHint')} url={provider.logoutUrl} />
    </SectionCard>
  )
}

function Address({ label, hint, url }: { label: string; hint: string; url: string }) {
  const { t } = useTranslation(['sign-in-providers', 'common'])
  return (
    <Field label={label} hint={hint}>
      <div className="flex items-center gap-2">
        <TextInput readOnly value={url} />
        <CopyButton aria-label={t('addresses.copy', { label })} text={url} textToShow={(text) => text}>
          {t('common:actions.copy')}
        </CopyButton>
      </div>
    </Field>
  )
}
