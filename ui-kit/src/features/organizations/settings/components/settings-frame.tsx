import { clsx } from 'clsx'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { SettingsOrigin } from '../../../../components/settings-origin.ts'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { AuditSection } from './audit/audit-section.tsx'
import { DomainsOfOrganization } from './domains-of-organization.tsx'
import { MembersSection } from './members/members-section.tsx'
import { SettingsDrawer } from './menu/settings-drawer.tsx'
import { SettingsMenu } from './menu/settings-menu.tsx'
import { OrganizationSection } from './organization/organization-section.tsx'
import { OverviewSection } from './overview/overview-section.tsx'
import { SectionHead, type SectionProps, type SettingsSlots, type SlotSection } from './section-head.tsx'
import type { SettingsSection } from '../../../../components/settings-path.ts'
import { ShareMessagesOfOrganization } from './share-messages-of-organization.tsx'

const SECTIONS: Record<Exclude<SettingsSection, SlotSection>, ComponentType<SectionProps>> = {
  overview: OverviewSection,
  organization: OrganizationSection,
  shareMessages: ShareMessagesOfOrganization,
  members: MembersSection,
  domains: DomainsOfOrganization,
  audit: AuditSection,
}

export interface SettingsFrameProps extends SectionProps, SettingsSlots {
  section: SettingsSection
}

/** The layout of the settings: a back link, the menu and one section. */
export function SettingsFrame({ organization, section, ...slots }: SettingsFrameProps) {
  const { t } = useTranslation('settings')
  const origin = useOrigin()
  const [collapsed, setCollapsed] = useState(false)
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
        <BackLink to={origin ?? '/organizations'}>{t(backText(origin))}</BackLink>
        <SettingsDrawer {...menu} />
      </div>
      <div className="hidden lg:block">
        <SettingsMenu {...menu} collapsed={collapsed} onCollapse={setCollapsed} />
      </div>
      {/* Unsaved input must not carry over to another organization. */}
      <div key={organization.id} className="flex min-w-0 flex-col gap-6">
        <SectionOf organization={organization} section={section} {...slots} />
      </div>
    </div>
  )
}

function SectionOf({ organization, section, ...slots }: SettingsFrameProps) {
  const { t } = useTranslation('settings')
  if (isOwn(section)) {
    const Section = SECTIONS[section]
    return <Section organization={organization} />
  }
  const hasAction = section === 'aiProviders' && organization.can.update
  return (
    <>
      <SectionHead
        title={t(`menu.${section}`)}
        description={t(`slots.${section}`)}
        readOnly={!organization.can.update}
        action={hasAction ? slots.addProvider(organization) : undefined}
      />
      {slots[section](organization)}
    </>
  )
}

const isOwn = (section: SettingsSection): section is keyof typeof SECTIONS => section in SECTIONS

/** The screen that linked to the settings, from the state of the link; null without one. It stays between sections. */
function useOrigin(): string | null {
  const { state } = useLocation() as { state: Partial<SettingsOrigin> | null }
  const [origin] = useState(state?.from ?? null)
  return origin === null || origin.includes('/settings') ? null : origin
}

function backText(origin: string | null) {
  if (origin === null) return 'back'
  return origin === '/dashboard' ? 'backToDashboard' : 'backThere'
}
