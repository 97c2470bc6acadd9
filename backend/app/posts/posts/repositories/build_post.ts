import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ScheduleRequest } from '#contract/posts/data/schedule'
import { slugify } from '#contract/core/rules/slug'
import { authorColumns, type Author } from '#core/database/rows/author'
import type { LookUp } from '#core/database/sql/look_up'
import { idempotencyColumns, type Idempotency } from '#core/database/transactions/idempotency'
import type { Organization } from '#contract/organizations/data/organization'
import type { AcceptedLink } from '#posts/links/queries/judge_link'
import { optionalTextsOf, type OptionalTexts } from '#posts/posts/rules/authored_texts'
import { scheduleOf } from '#posts/posts/rules/schedule'
import { pacingOf } from '#posts/telling/rules/pacing'
import Post from '#posts/posts/models/post'
import { firstModeration, UNMODERATED } from '#posts/posts/rules/first_public_post'

/** The fields of a new post. */
export interface NewPost extends OptionalTexts, Author {
  organizationId: string
  title: string
  moodId?: string | null
  isPublic?: boolean
  isSensitive?: boolean
  schedule?: ScheduleRequest
  /** Whether members of an organization that paces posts are told at once nevertheless. */
  tellNow?: boolean
  membersPrepare?: boolean
  idempotency?: Idempotency
}

/** What an organization has chosen for its posts. */
export const POST_DEFAULTS = ['postWindowHours', 'isPaced', 'reminderShare'] as const

interface BuiltPost extends NewPost {
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
  organization: Pick<Organization, (typeof POST_DEFAULTS)[number]>
  link: AcceptedLink
  /** An event time. */
  createdAt: Date
  /** Whether another post of the organization has the slug of the title (`slugLookUp`). */
  isSlugUsed: boolean
}

/** A new post with its defaults and an unused slug, not yet saved. */
export async function buildPost(
  trx: TransactionClientContract,
  { idempotency, isReviewed, organization, link, createdAt, isSlugUsed, ...fields }: BuiltPost,
): Promise<Post> {
  const {
    organizationId,
    title,
    moodId,
    isPublic = false,
    isSensitive,
    schedule,
    membersPrepare,
    tellNow,
  } = fields
  const { postWindowHours, isPaced, reminderShare } = organization
  return new Post().merge({
    organizationId,
    ...authorColumns(fields),
    createdAt,
    title,
    ...optionalTextsOf(fields),
    slug: isSlugUsed ? await findFreeSlug(trx, organizationId, title) : baseSlug(title),
    ...link,
    moodId: moodId ?? null,
    isPublic,
    isSensitive: isSensitive ?? false,
    ...UNMODERATED,
    ...firstModeration({ isPublic, isReviewed, moderationStatus: link.moderationStatus }),
    approvedAt: null,
    ...scheduleOf(schedule, postWindowHours),
    membersPrepare: membersPrepare ?? false,
    endedAt: null,
    pacing: pacingOf({ isPaced, wanted: tellNow ? 'now' : null }),
    reminderShare,
    remindedAt: null,
    ...idempotencyColumns(idempotency),
  })
}

/** The first part of a post's slug, from its title: a title without letters or digits is a `post`. */
export const baseSlug = (title: string): string => slugify(title) || 'post'

/** Whether a post of the organization has the slug of a title: one look-up in the unique index. */
export const slugLookUp = (organizationId: string, title: string): LookUp<boolean> => ({
  sql: 'select id from posts where organization_id = ? and slug = ?',
  values: [organizationId, baseSlug(title)],
  read: (rows: { id: string }[]) => rows.length > 0,
})

/** A slug for a title that no other post of the organization has. Reads all its posts with similar slugs. */
async function findFreeSlug(
  trx: TransactionClientContract,
  organizationId: string,
  title: string,
): Promise<string> {
  const base = baseSlug(title)
  const rows: { slug: string }[] = await trx
    .from('posts')
    .where('organization_id', organizationId)
    .where((query) => query.where('slug', base).orWhereLike('slug', `${base}-%`))
    .select('slug')
  return nextSlug(
    base,
    rows.map(({ slug }) => slug),
  )
}

/** The base itself if it is unused, else the base with the lowest unused number from 2 on. */
export function nextSlug(base: string, existing: Iterable<string>): string {
  const used = new Set(existing)
  if (!used.has(base)) return base
  let number = 2
  while (used.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
