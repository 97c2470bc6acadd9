import {
  BookOpen,
  Building2,
  Compass,
  Flag,
  Keyboard,
  LifeBuoy,
  LogOut,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
  UserRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePreferences, type Theme } from '../../platform/preferences/preferences-store.ts'
import { MenuRadioGroup } from '../../primitives/menu-choice.tsx'
import { MenuItem, MenuLink } from '../../primitives/menu-item.tsx'
import { MenuLabel, MenuSeparator } from '../../primitives/menu.tsx'
import { useUser } from '../../platform/session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useClientParts } from './client-parts.ts'
import { HelpLink } from '../help/help-link.tsx'
import { openLayer } from './shell-store.ts'
import { useThemeOptions } from './use-theme-options.ts'

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<Theme, unknown>

/** The account menu: links, theme, shortcuts, sign-out. */
export default function UserMenuItems() {
  const { t } = useTranslation('shell')
  const user = useUser()
  const signOut = useSignOut()
  const { theme, setTheme } = usePreferences()
  const themes = useThemeOptions().map((option) => {
    const Icon = THEME_ICONS[option.value]
    return { ...option, icon: <Icon aria-hidden /> }
  })
  const { accountMenuItems = [] } = useClientParts()
  return (
    <>
      <MenuLabel>
        <span className="block truncate text-base font-medium text-ink">{user.name}</span>
        <span className="block truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuLink to="/community" icon={<Compass aria-hidden />}>
        {t('nav.community')}
      </MenuLink>
      <MenuLink to="/organizations" icon={<Building2 aria-hidden />}>
        {t('nav.organizations')}
      </MenuLink>
      <MenuLink to="/profile" icon={<UserRound aria-hidden />}>
        {t('user.profile')}
      </MenuLink>
      <MenuLink to="/2fa" icon={<ShieldCheck aria-hidden />}>
        {t('user.twoFactor')}
      </MenuLink>
      <MenuLink to="/reports" icon={<Flag aria-hidden />}>
        {t('user.reports')}
      </MenuLink>
      <MenuLink to="/support" icon={<LifeBuoy aria-hidden />}>
        {t('user.support')}
      </MenuLink>
      <MenuLink to={<HelpLink />} icon={<BookOpen aria-hidden />}>
        {t('footer.help')}
      </MenuLink>
      {accountMenuItems.map(({ to, icon: Icon, Label }) => (
        <MenuLink key={to} to={to} icon={<Icon aria-hidden />}>
          <Label />
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuRadioGroup label={t('theme.label')} value={theme} onChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuItem icon={<Keyboard aria-hidden />} onSelect={() => openLayer('shortcuts')}>
        {t('shortcuts.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={signOut}>
        {t('user.signOut')}
      </MenuItem>
    </>
  )
}
