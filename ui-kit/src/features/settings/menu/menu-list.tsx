import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { settingsPath, type SettingsSection } from '../settings-places.ts'
import { isGroup, isSection, menuEntries, type ComingEntry, type SectionEntry } from './menu-entries.ts'
import { MenuGroup } from './menu-group.tsx'

const ROW =
  'flex h-8.5 w-full items-center gap-2.5 rounded-md px-2.5 text-muted pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export interface MenuListProps {
  organization: Organization
  section: SettingsSection
  /** Somebody has gone somewhere. */
  onGo?: () => void
}

/** The sections of the settings, in their groups. */
export function MenuList({ organization, section, onGo }: MenuListProps) {
  const { t } = useTranslation('settings')
  const row = (entry: SectionEntry | ComingEntry) =>
    isSection(entry) ? (
      <li key={entry.section}>
        <Link
          to={settingsPath(organization.id, entry.section)}
          aria-current={entry.section === section ? 'page' : undefined}
          onClick={onGo}
          className={`${ROW} transition-colors duration-120 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:font-medium aria-[current=page]:text-ink`}
        >
          <entry.icon aria-hidden />
          {t(`menu.${entry.section}`)}
        </Link>
      </li>
    ) : (
      <ComingRow key={comingKey(entry)} entry={entry} />
    )

  return (
    <ul className="flex flex-col gap-0.5">
      {menuEntries(organization.can).map((entry) =>
        isGroup(entry) ? (
          <MenuGroup key={entry.key} label={t(`menu.${entry.key}`)}>
            {entry.entries.map(row)}
          </MenuGroup>
        ) : (
          row(entry)
        ),
      )}
    </ul>
  )
}

function ComingRow({ entry }: { entry: ComingEntry }) {
  const { t } = useTranslation('settings')
  return (
    <li className="flex cursor-not-allowed items-start gap-2.5 px-2.5 py-1.5 text-faint [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <entry.icon aria-hidden />
      <span className="flex min-w-0 flex-col">
        {'label' in entry ? entry.label : t(`menu.${entry.key}`)}
        <span className="text-2xs">{t('comingSoon')}</span>
      </span>
    </li>
  )
}

function comingKey(entry: ComingEntry): string {
  return 'label' in entry ? entry.label : entry.key
}
