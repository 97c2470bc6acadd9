import { usePlatform } from '../../platform/platform-context.ts'
import { useSession } from '../../platform/session/use-session.ts'

export interface NavItem {
  key: 'start' | 'dashboard' | 'integrations' | 'community' | 'administration'
  to: string
}

const START: NavItem = { key: 'start', to: '/' }
const DASHBOARD: NavItem = { key: 'dashboard', to: '/dashboard' }
const INTEGRATIONS: NavItem = { key: 'integrations', to: '/integrations' }
const ADMINISTRATION: NavItem = { key: 'administration', to: '/admin' }

/**
 * The main navigation. In the desktop client it lacks the start page, which is the sign-in there, and the integrations,
 * which are on the website.
 */
export function useNavItems(): NavItem[] {
  const { user } = useSession()
  const { kind } = usePlatform()
  const community: NavItem = { key: 'community', to: useCommunityPath() }
  const open = kind === 'desktop' ? [community] : [START, INTEGRATIONS, community]
  if (user === null) return kind === 'desktop' ? [START, community] : open
  return user.isAdmin ? [...open, ADMINISTRATION, DASHBOARD] : [...open, DASHBOARD]
}

/** The community, or its landing page for visitors, who would be redirected there. */
export function useCommunityPath(): string {
  return useSession().user === null ? '/community-landing' : '/community'
}
