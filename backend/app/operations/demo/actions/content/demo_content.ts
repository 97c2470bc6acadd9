import type { Language } from '#contract/core/rules/language'
import type { MoodKey } from '#contract/posts/rules/mood'
import type { Role } from '#contract/organizations/rules/role'
import type { Rating } from '#contract/community/rules/testimonial'
import type { DemoTag } from './tags.js'

/** The people of the demo data, by their role in the first organization. */
export const PEOPLE = {
  owner: { name: 'Ana Ribeiro', email: 'ana@northwind.example' },
  administrator: { name: 'Tomás Leal', email: 'tomas@northwind.example' },
  member: { name: 'Marina Duarte', email: 'marina@northwind.example' },
  colleague: { name: 'Jonas Weber', email: 'jonas@northwind.example' },
} as const

export type Who = keyof typeof PEOPLE

/** A text in each language; those of the language of the demo are loaded. */
export type Words = Record<Language, string>

export interface DemoReply {
  by: Who
  text: Words
}

export interface DemoSuggestion {
  by: Who
  mood?: MoodKey
  text: Words
  copiedBy?: Who
  replies?: DemoReply[]
}

export interface DemoPost {
  by: Who
  hoursAgo: number
  title: Words
  url: string
  comment?: Words
  isPublic?: boolean
  isSensitive?: boolean
  mood?: MoodKey
  tags: DemoTag[]
  suggestions: DemoSuggestion[]
}

export interface DemoTestimonial {
  by: Who
  hoursAgo: number
  /** One is given in each language, so that readers see those in their own. */
  texts: Words
  rating: Rating
  showName?: boolean
  /** It waits for review, in the language of the demo only. */
  pending?: boolean
}

export interface DemoOrganization {
  name: string
  slug: string
  description: Words
  owner: Who
  members: Partial<Record<Who, Role>>
  posts: DemoPost[]
  testimonials: DemoTestimonial[]
}
