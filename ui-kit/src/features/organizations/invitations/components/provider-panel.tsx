import { useTranslation } from 'react-i18next'
import { ProviderLinks, type ProviderLinksProps } from '../../../../components/providers/provider-links.tsx'
import { TextDivider } from '../../../../primitives/text-divider.tsx'

/** The sign-in providers beside the form of an invitation. They return into it. */
export default function ProviderPanel(links: ProviderLinksProps) {
  const { t } = useTranslation('invitations')
  return (
    <>
      <TextDivider>{t('signIn.or')}</TextDivider>
      <ProviderLinks {...links} />
    </>
  )
}
