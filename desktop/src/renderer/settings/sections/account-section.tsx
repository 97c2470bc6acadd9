import { CloudOff, UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PagePending } from '@fanfare/ui-kit/app/shell/page-frame.tsx'
import { WebFeedSection } from '@fanfare/ui-kit/features/community/web-feeds/components/web-feed-section.tsx'
import ApiTokensScreen from '@fanfare/ui-kit/features/identity/api-tokens/screens/api-tokens-screen.tsx'
import ProfileScreen from '@fanfare/ui-kit/features/identity/profile/screens/profile-screen.tsx'
import TwoFactorScreen from '@fanfare/ui-kit/features/identity/two-factor/screens/two-factor-screen.tsx'
import { isKnown } from '@fanfare/ui-kit/platform/session/session-store.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { isAccountPath, type AccountPath } from '../../../shared/settings-paths.ts'
import { bridge } from '../../bridge.ts'

const SCREENS: Record<AccountPath, ComponentType> = {
  '/profile': () => <ProfileScreen webFeed={<WebFeedSection />} />,
  '/profile/tokens': ApiTokensScreen,
  '/2fa': TwoFactorScreen,
}

/** The account at the chosen server, or the way to it. */
export default function AccountSection() {
  const { pathname } = useLocation()
  const { user, status } = useSession()
  const Screen = SCREENS[isAccountPath(pathname) ? pathname : '/profile']
  if (isKnown({ user, status })) return <Screen />
  if (status === 'loading') return <PagePending />
  return status === 'offline' ? <Unreachable /> : <SignedOut />
}

function Unreachable() {
  const { t } = useTranslation(['desktop', 'common'])
  const { restore } = useSession()
  return (
    <Instead icon={<CloudOff />} title={t('offline.title')}>
      <Button variant="primary" onClick={() => void restore()}>
        {t('common:actions.retry')}
      </Button>
    </Instead>
  )
}

function SignedOut() {
  const { t } = useTranslation('desktop')
  return (
    <Instead icon={<UserRound />} title={t('account.signedOut')}>
      <Button variant="primary" onClick={() => void bridge.call('window:open', '/')}>
        {t('signedOut.act')}
      </Button>
    </Instead>
  )
}

function Instead({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const { t } = useTranslation('desktop')
  return (
    <>
      <Meta title={t('sections.account')} noindex />
      <EmptyState as="h1" icon={icon} title={title} action={children} />
    </>
  )
}
