import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { detourFrom } from '../../../components/detour.ts'
import { TextLink } from '../../../primitives/text-link.tsx'
import { settingsPath } from '../../../components/settings-path.ts'

export interface SettingsLinkProps {
  organizationId: string
  /** Other words than "Open the settings". */
  children?: ReactNode
}

/** Leads to the settings of the AI providers, and back to this dialog once a provider is added. */
export function SettingsLink({ organizationId, children }: SettingsLinkProps) {
  const { t } = useTranslation('ai')
  const { pathname } = useLocation()
  return (
    <TextLink
      to={settingsPath(organizationId, 'aiProviders')}
      state={detourFrom(`${pathname}?generate=more`)}
    >
      {children ?? t('generate.settings')}
    </TextLink>
  )
}
