import { useTranslation } from 'react-i18next'
import { Optional } from '../../components/optional.tsx'
import { lazyWithQueries } from '../../components/queries/lazy-with-queries.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Logo } from '../../primitives/logo.tsx'
import { isKnown } from '../../platform/session/session-store.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Unframed } from '../served-frame.tsx'
import { useClientParts } from './client-parts.ts'
import { HeaderNav } from './header-nav.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuButton } from './menu-button.tsx'

const MemberBar = lazyWithQueries(() => import('./member-bar.tsx'))

const HOME = <HomeLink to="/dashboard" />

export function Header() {
  const { toolbar: Toolbar } = useClientParts()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/92 backdrop-blur-sm">
      <div className="mx-auto flex h-14 w-full max-w-[1040px] items-center gap-2 px-3 sm:px-6">
        {Toolbar && <Toolbar />}
        {/* Stays when the session is known: a press would be lost between two buttons. */}
        <MenuButton />
        <Optional fallback={HOME} loading={<Unframed>{HOME}</Unframed>}>
          <Bar />
        </Optional>
      </div>
    </header>
  )
}

// While the session is unconfirmed, only the menu and the logo are shown. Pages are rendered on the server without a session.
function Bar() {
  const { status, user } = useSession()
  if (isKnown({ status, user })) return <MemberBar />
  return status === 'anonymous' || status === 'unknown' ? <VisitorBar /> : <HomeLink to="/" />
}

function VisitorBar() {
  const { t } = useTranslation('shell')
  return (
    <>
      <HomeLink to="/">
        <Logo />
      </HomeLink>
      <div className="ms-4 hidden md:block">
        <HeaderNav />
      </div>
      <ButtonLink to="/login" className="visitors-only ms-auto">
        {t('nav.signIn')}
      </ButtonLink>
    </>
  )
}
