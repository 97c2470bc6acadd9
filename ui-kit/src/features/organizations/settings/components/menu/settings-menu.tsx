import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { buttonClass } from '../../../../../primitives/button-style.ts'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { Tooltip } from '../../../../../primitives/tooltip.tsx'
import { settingsPath, type SettingsSection } from '../../../../../components/settings-path.ts'
import { visibleSections } from './menu-entries.ts'
import { MenuList, type MenuListProps } from './menu-list.tsx'

export interface SettingsMenuProps extends Omit<MenuListProps, 'onNavigate'> {
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
}

/** The menu next to the settings, which can be collapsed to icons. */
export function SettingsMenu({ collapsed, onCollapse, ...list }: SettingsMenuProps) {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('menu.label')} className="flex flex-col gap-3">
      {collapsed ? <MenuStrip {...list} /> : <MenuList {...list} />}
      <IconButton
        label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
        icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        className="self-start"
        aria-expanded={!collapsed}
        onClick={() => onCollapse(!collapsed)}
      />
    </nav>
  )
}

interface MenuStripProps {
  organization: Organization
  section: SettingsSection
}

/** The collapsed menu: icons of the sections that can be opened. */
function MenuStrip({ organization, section }: MenuStripProps) {
  const { t } = useTranslation('settings')
  return (
    <ul className="flex flex-col gap-0.5">
      {visibleSections(organization.can).map((entry) => (
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
