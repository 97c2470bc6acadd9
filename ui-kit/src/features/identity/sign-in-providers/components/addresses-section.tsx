import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { useCopyOrShow } from '../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../primitives/button.tsx'
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
  const { copied, copyOrShow } = useCopyOrShow((text) => text)
  return (
    <Field label={label} hint={hint}>
      <div className="flex items-center gap-2">
        <TextInput readOnly value={url} />
        <Button
          aria-label={t('addresses.copy', { label })}
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyOrShow(url)}
        >
          {t(copied ? 'common:actions.copied' : 'common:actions.copy')}
        </Button>
      </div>
    </Field>
  )
}
