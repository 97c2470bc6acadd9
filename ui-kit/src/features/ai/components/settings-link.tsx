import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../primitives/text-link.tsx'
import { aiSettingsPath } from '../ai-paths.ts'

export interface SettingsLinkProps {
  organizationId: string
}

/** Leads to the settings of the AI providers. */
export function SettingsLink({ organizationId }: SettingsLinkProps) {
  const { t } = useTranslation('ai')
  return <TextLink to={aiSettingsPath(organizationId)}>{t('generate.settings')}</TextLink>
}
