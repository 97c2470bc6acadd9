import { clsx } from 'clsx'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../primitives/back-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { AuditSection } from './audit/audit-section.tsx'
import { MembersSection } from './members/members-section.tsx'
import { SettingsDrawer } from './menu/settings-drawer.tsx'
import { SettingsMenu } from './menu/settings-menu.tsx'
import { OrganizationSection } from './organization/organization-section.tsx'
import { OverviewSection } from './overview/overview-section.tsx'
import type { SectionProps, SettingsSlots } from './section-head.tsx'
import type { SettingsSection } from './settings-sections.ts'
import { ShareMessagesSection } from './share-messages/share-messages-section.tsx'
import { AiPromptsSection, AiProvidersSection, SlackSection } from './slot-sections.tsx'

const SECTIONS: Record<SettingsSection, ComponentType<SectionProps & SettingsSlots>> = {
  overview: OverviewSection,
  organization: OrganizationSection,
  shareMessages: ShareMessagesSection,
  aiPrompts: AiPromptsSection,
  aiProviders: AiProvidersSection,
  slack: SlackSection,
  members: MembersSection,
  audit: AuditSection,
}

export interface SettingsFrameProps extends SectionProps, SettingsSlots {
  section: SettingsSection
}

/** The layout of the settings: a back link, the menu and one section. */
export function SettingsFrame({ organization, section, ...slots }: SettingsFrameProps) {
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
      <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
        <BackLink to="/organizations">{t('back')}</BackLink>
        <SettingsDrawer {...menu} />
      </div>
      <div className="hidden lg:block">
        <SettingsMenu {...menu} collapsed={collapsed} onCollapse={setCollapsed} />
      </div>
      {/* Unsaved input must not carry over to another organization. */}
      <div key={organization.id} className="flex min-w-0 flex-col gap-6">
        <Section organization={organization} {...slots} />
      </div>
    </div>
  )
}

/** Shown while the organizations are loading. */
export function SettingsSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-4 h-8 w-full" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-3/5" />
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-8.5 w-full" />
          <Skeleton className="h-20 w-full" />
        </Card>
      </div>
    </div>
  )
}
