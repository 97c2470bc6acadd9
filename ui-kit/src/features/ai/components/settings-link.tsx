import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../primitives/text-link.tsx'
import { settingsPath } from '../../../components/settings-path.ts'

export interface SettingsLinkProps {
  organizationId: string
  /** Other words than "Open the settings". */
  children?: ReactNode
}

/** Leads to the settings of the AI providers. */
export function SettingsLink({ organizationId, children }: SettingsLinkProps) {
  const { t } = useTranslation('ai')
  return (
    <TextLink to={settingsPath(organizationId, 'aiProviders')}>{children ?? t('generate.settings')}</TextLink>
  )
}
