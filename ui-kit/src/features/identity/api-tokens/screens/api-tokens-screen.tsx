import { useTranslation } from 'react-i18next'
import { useHelpAddress } from '../../../../components/use-help-address.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { ApiTokens } from '../components/api-tokens.tsx'

/** The API tokens of the user. */
export default function ApiTokensScreen() {
  const { t } = useTranslation('api-tokens')
  const addressOf = useHelpAddress()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Meta title={t('title')} noindex />
      <BackLink to="/profile#security">{t('back')}</BackLink>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <ButtonAnchor href={addressOf('/api')} hrefLang="en" variant="ghost">
            {t('guide')}
          </ButtonAnchor>
        }
      />
      <ApiTokens of={null} />
    </div>
  )
}
