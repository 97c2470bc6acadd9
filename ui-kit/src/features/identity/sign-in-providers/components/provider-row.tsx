import { useTranslation } from 'react-i18next'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { openIdName } from '@fanfare/contract/identity/rules/openid_provider.ts'
import { ProviderMark } from '../../../../components/providers/provider-mark.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'

/** A provider in the list of administrators. */
export function ProviderRow({ provider }: { provider: OpenIdProvider }) {
  const { t } = useTranslation('sign-in-providers')
  const { id, slug, label, logo, issuer, isOn, people } = provider
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <ProviderMark provider={openIdName(slug)} logo={logo} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{label}</span>
          {!isOn && <Badge tone="neutral">{t('list.off')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {issuer} · {t('list.people', { count: people })}
        </p>
      </div>
      <ButtonLink
        size="sm"
        to={`/admin/installation-settings/sign-in/${id}`}
        aria-label={t('list.editNamed', { label })}
      >
        {t('list.edit')}
      </ButtonLink>
    </li>
  )
}
