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
    description: {
      en: 'Telemetry for teams that would rather sleep at night.',
      pt: 'Telemetria para equipas que preferem dormir de noite.',
      fr: 'La télémétrie des équipes qui préfèrent dormir la nuit.',
      es: 'Telemetría para equipos que prefieren dormir por la noche.',
    },
    owner: 'owner',
    members: { administrator: 'admin', member: 'member', colleague: 'member' },
    posts: [...NORTHWIND_RECENT, ...NORTHWIND_EARLIER],
    testimonials: NORTHWIND_TESTIMONIALS,
  },
  {
    name: 'Tideline Studio',
    slug: 'tideline-studio',
    description: {
      en: 'Letters, signs and the occasional ferry.',
      pt: 'Letras, placas e, de vez em quando, um ferry.',
      fr: 'Des lettres, des enseignes et parfois un ferry.',
      es: 'Letras, carteles y, de vez en cuando, un ferri.',
    },
    owner: 'colleague',
    members: { owner: 'admin', member: 'member' },
    posts: TIDELINE_POSTS,
    testimonials: TIDELINE_TESTIMONIALS,
  },
]
