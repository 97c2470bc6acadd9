import type { DemoOrganization } from './demo_content.js'
import { TIDELINE_POSTS } from './tideline.js'
import { NORTHWIND_EARLIER } from './northwind_earlier.js'
import { NORTHWIND_TESTIMONIALS, TIDELINE_TESTIMONIALS } from './testimonials.js'
import { NORTHWIND_RECENT } from './northwind_recent.js'

/** The demo data: one organization with a month of history, and a second one to switch to. */
export const ORGANIZATIONS: DemoOrganization[] = [
  {
    name: 'Northwind Labs',
    slug: 'northwind-labs',
    description: 'Telemetry for teams that would rather sleep at night.',
    owner: 'owner',
    members: { administrator: 'admin', member: 'member', colleague: 'member' },
    posts: [...NORTHWIND_RECENT, ...NORTHWIND_EARLIER],
    testimonials: NORTHWIND_TESTIMONIALS,
  },
  {
    name: 'Tideline Studio',
    slug: 'tideline-studio',
    description: 'Letters, signs and the occasional ferry.',
    owner: 'colleague',
    members: { owner: 'admin', member: 'member' },
    posts: TIDELINE_POSTS,
    testimonials: TIDELINE_TESTIMONIALS,
  },
]
