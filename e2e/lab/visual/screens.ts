import { demoPost, organizationId, settings } from '../pictures/support/demo.ts'
import type { DemoRole } from '../../support/instance.ts'

interface Screen {
  name: string
  path: () => string | Promise<string>
  /** The user; by default a visitor. */
  as?: DemoRole
}

/** The screens that make the first impression. */
export const SCREENS: Screen[] = [
  { name: 'landing', path: () => '/' },
  { name: 'community', path: () => '/community-landing' },
  { name: 'public-post', path: async () => `/public/northwind-labs/${(await demoPost()).slug}` },
  { name: 'organization', path: () => '/organizations/northwind-labs' },
  { name: 'dashboard', path: () => '/dashboard', as: 'owner' },
  { name: 'post', path: async () => `/posts/${(await demoPost()).id}`, as: 'owner' },
  { name: 'share', path: async () => `/${await organizationId()}/create-post`, as: 'owner' },
  { name: 'members', path: () => settings('/users'), as: 'owner' },
]

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]

export const THEMES = ['light', 'dark'] as const
