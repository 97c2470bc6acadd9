import { clsx } from 'clsx'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { AiPromptsSection } from '../ai-prompts/ai-prompts-section.tsx'
import { AuditSection } from '../audit/audit-section.tsx'
import { CompanySection } from '../company/company-section.tsx'
import { SettingsDrawer } from '../menu/settings-drawer.tsx'
import { SettingsMenu } from '../menu/settings-menu.tsx'
import { OverviewSection } from '../overview/overview-section.tsx'
import { ShareMessagesSection } from '../share-messages/share-messages-section.tsx'
import { UsersSection } from '../users/users-section.tsx'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import type { SettingsSection } from '../settings-places.ts'
import type { SectionProps } from './section-props.ts'

const SECTIONS: Record<SettingsSection, ComponentType<SectionProps>> = {
  overview: OverviewSection,
  company: CompanySection,
  shareMessages: ShareMessagesSection,
  aiPrompts: AiPromptsSection,
  users: UsersSection,
  audit: AuditSection,
}

export interface SettingsFrameProps extends SectionProps {
  section: SettingsSection
}

/** A section of the settings, with the way back and the menu beside it. */
export function SettingsFrame({ organization, section }: SettingsFrameProps) {
  const { t } = useTranslation('settings')
  const [collapsed, setCollapsed] = useState(false)
  const Section = SECTIONS[section]
  const menu = { organization, section }
  return (
    <div
      className={clsx(
        'grid items-start gap-x-8 gap-y-5',
        collapsed ? 'lg:grid-cols-[2.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <Meta title={`${t(`menu.${section}`)} · ${organization.name}`} noindex />
      <div className="flex items-center justify-between gap-3 lg:col-span-2">
        <BackLink to="/organizations">{t('back')}</BackLink>
        <SettingsDrawer {...menu} />
      </div>
      <div className="hidden lg:block">
        <SettingsMenu {...menu} collapsed={collapsed} onCollapse={setCollapsed} />
      </div>
      {/* What was typed for one organization is not meant for another. */}
      <div key={organization.id} className="flex min-w-0 flex-col gap-6">
        <Section organization={organization} />
      </div>
    </div>
  )
}
