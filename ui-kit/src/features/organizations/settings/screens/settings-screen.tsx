import { Building2, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { LoadFailed } from '../../../../components/query-state.tsx'
import { Redirect } from '../../../../components/redirect.tsx'
import { useOrganization } from '../../../../components/use-organization.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { SettingsFrame } from '../components/settings-frame.tsx'
import { SettingsSkeleton } from '../components/settings-skeleton.tsx'
import type { SettingsSlots } from '../components/section-head.tsx'
import { settingsPath } from '../../../../components/settings-path.ts'
import { sectionAt } from '../components/settings-sections.ts'

/** The settings of the organization and the section in the address. */
export function SettingsScreen(slots: SettingsSlots) {
  const { organizationId = '', '*': rest = '' } = useParams()
  const { organization, formerName, status, error, retry } = useLastKnownOrganization(organizationId)
  const section = sectionAt(rest)

  if (section === null) return <Redirect to={settingsPath(organizationId, 'organization')} />
  if (organization !== undefined)
    return <SettingsFrame organization={organization} section={section} {...slots} />
  if (formerName !== undefined) return <AccessLost name={formerName} />
  if (status === 'loading') return <SettingsSkeleton section={section} />
  return status === 'error' ? <Failed error={error} onRetry={retry} /> : <OrganizationMissing />
}

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  return (
    <>
      <Meta title={t('failed')} noindex />
      <LoadFailed as="h1" title={t('failed')} description={errorText(error)} onRetry={onRetry} />
    </>
  )
}

interface SettingsGoneProps {
  /** The name of the organization. */
  name: string
}

/** The user has lost access to the organization while its settings were open. */
function AccessLost({ name }: SettingsGoneProps) {
  const { t } = useTranslation('settings')
  return (
    <div role="alert">
      <Meta title={t('gone.title', { name })} noindex />
      <EmptyState
        as="h1"
        icon={<DoorOpen />}
        title={t('gone.title', { name })}
        description={t('gone.text')}
        action={<ButtonLink to="/organizations">{t('missing.action')}</ButtonLink>}
      />
    </div>
  )
}

/** The user is no member of the organization in the address. */
function OrganizationMissing() {
  const { t } = useTranslation('settings')
  return (
    <>
      <Meta title={t('missing.title')} noindex />
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('missing.title')}
        description={t('missing.text')}
        action={<ButtonLink to="/organizations">{t('missing.action')}</ButtonLink>}
      />
    </>
  )
}

/** The user's organization with this id, or the name it had before they lost access. */
function useLastKnownOrganization(id: string) {
  const { organization, ...lookup } = useOrganization(id)
  const [seen, setSeen] = useState<Organization>()
  if (organization !== undefined && organization !== seen) setSeen(organization)
  return { organization, ...lookup, formerName: seen?.id === id ? seen.name : undefined }
}
