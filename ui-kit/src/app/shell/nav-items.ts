import { usePlatform } from '../../platform/platform-context.ts'
import { useSession } from '../../platform/session/use-session.ts'

export interface NavItem {
  key: 'start' | 'dashboard' | 'integrations' | 'community' | 'administration'
  to: string
  /** Left out of a narrow header; the drawer and the footer have it. */
  spare?: boolean
}

const START: NavItem = { key: 'start', to: '/' }
const DASHBOARD: NavItem = { key: 'dashboard', to: '/dashboard' }
const INTEGRATIONS: NavItem = { key: 'integrations', to: '/integrations' }
const ADMINISTRATION: NavItem = { key: 'administration', to: '/admin' }

/**
 * The main navigation. The start page of the desktop client is the sign-in, which members have left behind, and the
 * page of the integrations is on the website.
 */
export function useNavItems(): NavItem[] {
  const { user } = useSession()
  const { kind } = usePlatform()
  const community: NavItem = { key: 'community', to: useCommunityPath() }
  if (user === null) return kind === 'desktop' ? [START, community] : [START, INTEGRATIONS, community]
  const spare = { ...INTEGRATIONS, spare: true }
  const places = kind === 'desktop' ? [DASHBOARD, community] : [START, DASHBOARD, spare, community]
  return user.isAdmin ? [...places, ADMINISTRATION] : places
}

/** The community, or its landing page for visitors, who would be sent there. */
export function useCommunityPath(): string {
  return useSession().user === null ? '/community-landing' : '/community'
}
