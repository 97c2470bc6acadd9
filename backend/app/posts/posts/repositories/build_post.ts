import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextEventTime } from '#core/database/rows/event_time'
import { idempotencyColumns, type Idempotency } from '#core/database/transactions/idempotency'
import type { AcceptedLink } from '#posts/links/queries/judge_link'
import { optionalTextsOf, type OptionalTexts } from '#posts/posts/rules/authored_texts'
import Post from '#posts/posts/models/post'
import { firstModeration, UNMODERATED } from '#posts/posts/rules/first_public_post'
import { baseSlug, nextSlug } from '#posts/posts/rules/next_slug'

/** The fields of a new post. */
export interface NewPost extends OptionalTexts {
  organizationId: string
  userId: string
  title: string
  moodId?: string | null
  isPublic?: boolean
  isSensitive?: boolean
  idempotency?: Idempotency
}

interface BuiltPost extends NewPost {
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
}

/** A new post with its defaults and an unused slug, not yet saved. */
export async function buildPost(
  trx: TransactionClientContract,
  { idempotency, isReviewed, ...fields }: BuiltPost,
  link: AcceptedLink,
): Promise<Post> {
  const { organizationId, userId, title, moodId, isPublic = false, isSensitive } = fields
  return new Post().merge({
    organizationId,
    userId,
    createdAt: await nextEventTime(trx),
    title,
    ...optionalTextsOf(fields),
    slug: await findFreeSlug(trx, organizationId, title),
    ...link,
    moodId: moodId ?? null,
    isPublic,
    isSensitive: isSensitive ?? false,
    ...UNMODERATED,
    ...firstModeration({ isPublic, isReviewed, moderationStatus: link.moderationStatus }),
    approvedAt: null,
    ...idempotencyColumns(idempotency),
  })
}

/** A slug for a title that no other post of the organization has. */
async function findFreeSlug(
  trx: TransactionClientContract,
  organizationId: string,
  title: string,
): Promise<string> {
  const base = baseSlug(title)
  const posts = () => trx.from('posts').where('organization_id', organizationId)
  // Usually one look-up in the unique index; a prefix search reads all posts of the organization.
  const same = await posts().where('slug', base).select('id').first()
  if (same === null) return base
  const rows: { slug: string }[] = await posts()
    .where((query) => query.where('slug', base).orWhereLike('slug', `${base}-%`))
    .select('slug')
  return nextSlug(
    base,
    rows.map(({ slug }) => slug),
  )
}
