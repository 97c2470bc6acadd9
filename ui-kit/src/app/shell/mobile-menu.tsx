import { BookOpen, Building2, Flag, LifeBuoy, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Avatar } from '../../primitives/avatar.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Button } from '../../primitives/button.tsx'
import { Drawer } from '../../primitives/drawer.tsx'
import { Segmented } from '../../primitives/segmented.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { NAV_ICONS } from './nav-icons.ts'
import { useNavItems } from './nav-items.ts'
import { useClientParts } from './client-parts.ts'
import { HelpLink } from '../help/help-link.tsx'
import { closeLayer, useShellStore } from './shell-store.ts'
import { useThemeOptions } from './use-theme-options.ts'

const ROW =
  'flex h-11 items-center gap-3 rounded-md px-2 text-md aria-[current=page]:bg-ink/6 aria-[current=page]:font-medium [&_svg]:size-4.5'

/** The drawer that replaces navigation and account menu on narrow screens. */
export default function MobileMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const open = useShellStore(({ layer }) => layer === 'menu')
  const { user } = useSession()

  return (
    <Drawer open={open} onOpenChange={close} title={t('nav.menu')} closeLabel={t('common:actions.close')}>
      <nav aria-label={t('nav.menu')} className="flex flex-col gap-0.5">
        {useNavItems().map(({ key, to }) => {
          const Icon = NAV_ICONS[key]
          return (
            <Row key={key} to={to} icon={<Icon aria-hidden />}>
              {t(`nav.${key}`)}
            </Row>
          )
        })}
        {user !== null && <AccountLinks />}
      </nav>
      <div className="mt-5 flex flex-col gap-5 border-t border-line pt-5">
        <ThemeChoice />
        {user === null ? (
          <ButtonLink to="/login" variant="primary" size="lg" onClick={close}>
            {t('nav.signIn')}
          </ButtonLink>
        ) : (
          <Account name={user.name} email={user.email} avatarUrl={user.avatarUrl} />
        )}
      </div>
    </Drawer>
  )
}

function AccountLinks() {
  const { t } = useTranslation('shell')
  const { accountMenuItems = [] } = useClientParts()
  return (
    <>
      <Row to="/organizations" icon={<Building2 aria-hidden />}>
        {t('nav.organizations')}
      </Row>
      <Row to="/profile" icon={<UserRound aria-hidden />}>
        {t('user.profile')}
      </Row>
      <Row to="/2fa" icon={<ShieldCheck aria-hidden />}>
        {t('user.twoFactor')}
      </Row>
      <Row to="/reports" icon={<Flag aria-hidden />}>
        {t('user.reports')}
      </Row>
      <Row to="/support" icon={<LifeBuoy aria-hidden />}>
        {t('user.support')}
      </Row>
      <HelpLink className={ROW} onClick={close}>
        <BookOpen aria-hidden />
        {t('footer.help')}
      </HelpLink>
      {accountMenuItems.map(({ to, icon: Icon, Label }) => (
        <Row key={to} to={to} icon={<Icon aria-hidden />}>
          <Label />
        </Row>
      ))}
    </>
  )
}

function Row({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} end className={ROW} onClick={close}>
      {icon}
      {children}
    </NavLink>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('shell')
  const { theme, setTheme } = usePreferences()
  return (
    <div>
      <Segmented label={t('theme.label')} value={theme} onChange={setTheme} options={useThemeOptions()} />
    </div>
  )
}

function Account({ name, email, avatarUrl }: { name: string; email: string; avatarUrl: string | null }) {
  const { t } = useTranslation('shell')
  const signOut = useSignOut()
  const leave = () => {
    close()
    signOut()
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={avatarUrl} size={36} />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-sm text-muted">{email}</p>
        </div>
      </div>
      <Button icon={<LogOut aria-hidden />} onClick={leave}>
        {t('user.signOut')}
      </Button>
    </div>
  )
}

function close(): void {
  closeLayer('menu')
}
