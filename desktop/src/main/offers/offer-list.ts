import * as v from 'valibot'
import type {
  Offer,
  OfferedSuggestion,
  OfferList,
  WhyNone,
} from '@fanfare/contract/suggestions/data/offer.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { count, instant, pageOf, schemaOf, text, type OnSkipped } from '../core/schema.ts'

const mood = schemaOf<Mood>()(
  v.object({ id: text, key: text, name: text, emoji: text, color: text, description: text }),
)

const suggestion = schemaOf<OfferedSuggestion>()(
  v.object({
    id: text,
    content: text,
    isAiGenerated: v.fallback(v.boolean(), false),
    isLocked: v.boolean(),
    claimedByYou: v.boolean(),
    mood: v.fallback(v.nullable(mood), null),
    createdAt: instant,
    isNext: v.fallback(v.boolean(), false),
    copiedContent: v.fallback(v.nullable(text), null),
  }),
)

const REASONS = ['noneYet', 'allCopied', 'onlyYours', 'copyLimit'] as const satisfies readonly WhyNone[]

const offer = (onSkipped?: OnSkipped) =>
  schemaOf<Offer>()(
    v.object({
      post: v.object({
        id: text,
        title: text,
        postUrl: text,
        host: v.fallback(text, ''),
        // Covered when in doubt.
        isSensitive: v.fallback(v.boolean(), true),
        isImportant: v.fallback(v.boolean(), false),
        createdAt: instant,
        userName: v.fallback(v.nullable(text), null),
      }),
      available: count,
      // Older servers do not say why.
      whyNone: v.fallback(v.nullable(v.picklist(REASONS)), null),
      total: count,
      unread: v.fallback(v.boolean(), false),
      suggestions: pageOf(suggestion, { kind: 'suggestion', onSkipped }),
    }),
  )

/** The newest posts, in the format of the response and of the file. */
export const offerList = (onSkipped?: OnSkipped) =>
  schemaOf<OfferList>()(
    v.object({ offers: pageOf(offer(onSkipped), { kind: 'offer', onSkipped, needsOne: true }) }),
  )
