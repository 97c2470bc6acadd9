import * as v from 'valibot'
import type { Offer, OfferedSuggestion, OfferList } from '@fanfare/contract/data/offer.ts'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { count, instant, pageOf, schemaOf, text } from '../core/schema.ts'

const mood = schemaOf<Mood>()(
  v.object({ id: text, key: text, name: text, emoji: text, color: text, description: text }),
)

const suggestion = schemaOf<OfferedSuggestion>()(
  v.object({
    id: text,
    content: text,
    isAiGenerated: v.boolean(),
    isLocked: v.boolean(),
    claimedByYou: v.boolean(),
    mood: v.nullable(mood),
    createdAt: instant,
    isNext: v.boolean(),
    copiedContent: v.nullable(text),
  }),
)

const offer = schemaOf<Offer>()(
  v.object({
    post: v.object({
      id: text,
      title: text,
      postUrl: text,
      host: text,
      isSensitive: v.boolean(),
      createdAt: instant,
      userName: v.nullable(text),
    }),
    available: count,
    total: count,
    unread: v.boolean(),
    suggestions: pageOf(suggestion),
  }),
)

/** The newest posts, as the server answers them and as they are kept on disk. */
export const offerList = schemaOf<OfferList>()(v.object({ offers: pageOf(offer) }))
