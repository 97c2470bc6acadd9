import logger from '@adonisjs/core/services/logger'
import type { Post } from '#contract/posts/data/post'
import { suggestionsOfPost } from '#suggestions/public'
import { findPost, findPreview, postMoods } from '#posts/public'
import type { AiTextRow } from '#ai/models/ai_run'
import { findSettings } from '#ai/queries/find_settings'
import { undecidedTexts } from '#ai/queries/undecided_texts'
import type { ClaimedCall } from '#ai/repositories/claim_call'
import { describeAngle } from '#ai/rules/angles'
import { INSTRUCTIONS } from '#ai/rules/instructions'
import { maxCharacters, maxTokens } from '#ai/rules/text_limits'
import { OTHER_TEXTS_MAX, toUserMessage, type UserDocument, type WantedText } from '#ai/rules/user_document'

/** The request of a claimed call, and what its answer is checked against. */
export interface BuiltRequest {
  messages: { system: string; user: string }
  maxTokens: number
  host: string
  maxCharacters: number
  source: string
}

/** The request of a claimed call; null when its post is gone. */
export async function buildRequest({ run, requested }: ClaimedCall): Promise<BuiltRequest | null> {
  const post = await findPost({ id: run.post_id })
  if (post === null) return null
  const preview = run.use_preview ? await previewOf(post) : null
  const characters = maxCharacters(run.length, post.host)
  const { tone, avoid, examples } = await findSettings(run.organization_id)
  const document: UserDocument = {
    language: run.language,
    length: run.length,
    maxCharacters: characters,
    organization: { tone, avoid, examples },
    post: { host: post.host, title: post.title, text: post.comment ?? '', preview },
    wanted: await toWanted(requested),
    differFrom: await othersOf(post.id),
  }
  const { title, text } = document.post
  return {
    messages: { system: INSTRUCTIONS, user: toUserMessage(document) },
    maxTokens: maxTokens(requested.length, characters),
    host: post.host,
    maxCharacters: characters,
    source: [title, text, preview?.title, preview?.description].filter(Boolean).join('\n'),
  }
}

async function toWanted(requested: readonly AiTextRow[]): Promise<WantedText[]> {
  const moods = new Map((await postMoods.list()).map((mood) => [mood.id, mood]))
  return requested.map(({ mood_id, position, angle }) => {
    const { key, description } = moods.get(mood_id)!
    return { n: position + 1, mood: key, meaning: description, angle: describeAngle(angle) }
  })
}

/** Generated texts that wait for a decision, and the newest suggestions. */
async function othersOf(postId: string): Promise<string[]> {
  const waiting = await undecidedTexts(postId, OTHER_TEXTS_MAX)
  return [...waiting, ...(await suggestionsOfPost.recentTexts(postId, OTHER_TEXTS_MAX))].slice(
    0,
    OTHER_TEXTS_MAX,
  )
}

/** The preview of the link, fetched unless it is stored. Without a preview, texts are generated from the post alone. */
async function previewOf({
  url,
  host,
}: Pick<Post, 'url' | 'host'>): Promise<UserDocument['post']['preview']> {
  try {
    return await findPreview(url, { fetch: true })
  } catch (error) {
    logger.warn({ err: error, host }, 'texts are generated without the preview of the link')
    return null
  }
}
