import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { buttonClass } from '../../../primitives/button-style.ts'
import { Tooltip } from '../../../primitives/tooltip.tsx'
import { settingsPath, type SettingsSection } from '../settings-places.ts'
import { isGroup, isSection, menuEntries, type SectionEntry } from './menu-entries.ts'

export interface MenuStripProps {
  organization: Organization
  section: SettingsSection
}

/** The sections as pictures, where the menu is collapsed. What cannot be opened yet is left out. */
export function MenuStrip({ organization, section }: MenuStripProps) {
  const { t } = useTranslation('settings')
  return (
    <ul className="flex flex-col gap-0.5">
      {openable(organization).map((entry) => (
        <li key={entry.section}>
          <Tooltip label={t(`menu.${entry.section}`)}>
            <Link
              to={settingsPath(organization.id, entry.section)}
              aria-label={t(`menu.${entry.section}`)}
              aria-current={entry.section === section ? 'page' : undefined}
              className={buttonClass({
                variant: 'ghost',
                className: 'aspect-square px-0! aria-[current=page]:bg-ink/6 aria-[current=page]:text-ink',
              })}
            >
              <entry.icon aria-hidden />
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

function openable({ can }: Organization): SectionEntry[] {
  const entries = menuEntries(can).flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]))
  return entries.filter(isSection)
}
