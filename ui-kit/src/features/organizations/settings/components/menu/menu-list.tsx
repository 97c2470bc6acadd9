import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { settingsPath, type SettingsSection } from '../../../../../components/settings-path.ts'
import { menuGroups, type SectionEntry, type UpcomingEntry } from './menu-entries.ts'

const ROW =
  'flex h-8.5 w-full items-center gap-2.5 rounded-md px-2.5 text-muted pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export interface MenuListProps {
  organization: Organization
  section: SettingsSection
  /** Called when a link is followed. */
  onNavigate?: () => void
}

/** The links to the sections, in groups. */
export function MenuList({ organization, section, onNavigate }: MenuListProps) {
  const { t } = useTranslation('settings')
  const groups = menuGroups(organization.can)
  const rowOf = (entry: SectionEntry, className?: string) => (
    <li key={entry.section} className={className}>
      <Link
        to={settingsPath(organization.id, entry.section)}
        aria-current={entry.section === section ? 'page' : undefined}
        onClick={onNavigate}
        className={`${ROW} transition-colors duration-120 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:font-medium aria-[current=page]:text-ink`}
      >
        <entry.icon aria-hidden />
        {t(`menu.${entry.section}`)}
      </Link>
    </li>
  )

  return (
    <ul className="flex flex-col gap-0.5">
      {groups.map(({ key, sections, upcoming }, index) =>
        key === null ? (
          // Set apart from the group above, which it is no part of.
          sections.map((entry) => rowOf(entry, groups[index - 1]?.key ? 'mt-3' : undefined))
        ) : (
          <MenuGroup key={key} label={t(`menu.${key}`)}>
            {sections.map((entry) => rowOf(entry))}
            {upcoming.map((entry) => (
              <UpcomingRow key={entry.label} entry={entry} />
            ))}
          </MenuGroup>
        ),
      )}
    </ul>
  )
}

function UpcomingRow({ entry }: { entry: UpcomingEntry }) {
  const { t } = useTranslation('settings')
  return (
    <li className="flex cursor-not-allowed items-start gap-2.5 px-2.5 py-1.5 text-faint [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <entry.icon aria-hidden />
      <span className="flex min-w-0 flex-col">
        {entry.label}
        <span className="text-2xs">{t('comingSoon')}</span>
      </span>
    </li>
  )
}

interface MenuGroupProps {
  label: string
  children: ReactNode
}

/** A collapsible group of entries, open at first. */
function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId()
  const [open, setOpen] = useState(true)
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-8.5 w-full items-center justify-between rounded-md px-2.5 text-sm font-medium text-faint hover:bg-ink/6 pointer-coarse:h-11"
      >
        {label}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform duration-150 ${open ? '' : '-rotate-90'}`}
        />
      </button>
      <ul id={id} hidden={!open} className="flex-col gap-0.5 not-[[hidden]]:flex">
        {children}
      </ul>
    </li>
  )
}
