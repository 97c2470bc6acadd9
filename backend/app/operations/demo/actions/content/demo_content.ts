import type { Language } from '#contract/core/rules/language'
import type { MoodKey } from '#contract/posts/rules/mood'
import type { Role } from '#contract/organizations/rules/role'
import type { Rating } from '#contract/community/rules/testimonial'

/** The people of the demo data, by their role in the first organization. */
export const PEOPLE = {
  owner: { name: 'Ana Ribeiro', email: 'ana@northwind.example' },
  administrator: { name: 'Tomás Leal', email: 'tomas@northwind.example' },
  member: { name: 'Marina Duarte', email: 'marina@northwind.example' },
  colleague: { name: 'Jonas Weber', email: 'jonas@northwind.example' },
} as const

export type Who = keyof typeof PEOPLE

export interface DemoReply {
  by: Who
  text: string
}

export interface DemoSuggestion {
  by: Who
  mood?: MoodKey
  text: string
  copiedBy?: Who
  replies?: DemoReply[]
}

export interface DemoPost {
  by: Who
  hoursAgo: number
  title: string
  url: string
  comment?: string
  isPublic?: boolean
  isSensitive?: boolean
  mood?: MoodKey
  tags: string[]
  suggestions: DemoSuggestion[]
}

export interface DemoTestimonial {
  by: Who
  hoursAgo: number
  /** One is given in each of these languages, so that readers see those in their own. */
  texts: Partial<Record<Language, string>>
  rating: Rating
  showName?: boolean
  /** It waits for review. */
  pending?: boolean
}

export interface DemoOrganization {
  name: string
  slug: string
  description: string
  owner: Who
  members: Partial<Record<Who, Role>>
  posts: DemoPost[]
  testimonials: DemoTestimonial[]
}
