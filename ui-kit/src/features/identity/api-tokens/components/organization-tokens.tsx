import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { ApiTokens } from './api-tokens.tsx'

/** The API tokens of an organization, for its owners and admins. */
export default function OrganizationTokens({
  organization: { id, name, can },
}: {
  organization: Organization
}) {
  const { t } = useTranslation('api-tokens')
  if (!can.update) return null
  return (
    <>
      <Notice tone="info">{t('ofOrganization', { name })}</Notice>
      <ApiTokens of={id} />
    </>
  )
}
