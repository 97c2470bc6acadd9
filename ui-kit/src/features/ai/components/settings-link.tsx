import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../primitives/text-link.tsx'
import { settingsPath } from '../../../components/settings-path.ts'

export interface SettingsLinkProps {
  organizationId: string
}

/** Leads to the settings of the AI providers. */
export function SettingsLink({ organizationId }: SettingsLinkProps) {
  const { t } = useTranslation('ai')
  return <TextLink to={settingsPath(organizationId, 'aiProviders')}>{t('generate.settings')}</TextLink>
}
