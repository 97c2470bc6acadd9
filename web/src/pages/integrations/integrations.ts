import { Gamepad2, Hash, UsersRound, type LucideIcon } from 'lucide-react'

interface IntegrationBase {
  key: 'slack' | 'teams' | 'discord'
  icon: LucideIcon
}

/** An available integration: it has a page and a demo. */
export interface AvailableIntegration extends IntegrationBase {
  status: 'available'
  popular: boolean
  page: string
  demo: string
}

/** An announced integration: in progress or planned. */
export interface ComingIntegration extends IntegrationBase {
  status: 'coming_soon' | 'planned'
}

export type Integration = AvailableIntegration | ComingIntegration

/** The integrations, in the order they are shown. */
export const INTEGRATIONS: readonly Integration[] = [
  {
    key: 'slack',
    icon: Hash,
    status: 'available',
    popular: true,
    page: '/integrations/slack-integration',
    demo: '/integrations/slack-integration/demo',
  },
  { key: 'teams', icon: UsersRound, status: 'coming_soon' },
  { key: 'discord', icon: Gamepad2, status: 'coming_soon' },
]
