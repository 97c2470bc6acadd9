import type { Language } from '#contract/core/rules/language'
import { AddComment, ClaimSuggestion, notifyCopies } from '#suggestions/public'
import { postMoods, CreatePost } from '#posts/public'
import type { DemoPost, DemoSuggestion, Who, Words } from '#operations/demo/actions/content/demo_content'
import { TAGS } from '#operations/demo/actions/content/tags'
import { hoursAgo } from '#operations/demo/actions/demo_clock'

export type People = Record<Who, string>

/** Who takes part in the demo, and in which language. */
export interface Cast {
  people: People
  language: Language
}

/** The time between two suggestions of a post; short enough for a post of today. */
const HOURS_BETWEEN = 0.2

/** Creates a post with its suggestions, claims and replies, and notifies of the claims. */
export async function sharePost(organizationId: string, cast: Cast, demo: DemoPost): Promise<void> {
  const { by, hoursAgo: age, suggestions, mood, title, comment, tags, ...post } = demo
  const { people, language } = cast
  const input = {
    ...post,
    title: title[language],
    comment: comment?.[language],
    tags: tags.map((tag) => TAGS[tag][language]),
    organizationId,
    userId: people[by],
    moodId: await moodIdOf(mood),
  }
  const { id: postId } = await hoursAgo(age, () => new CreatePost().handle(input))
  for (const [turn, suggestion] of suggestions.entries()) {
    await hoursAgo(age - HOURS_BETWEEN * (turn + 1), () => suggest(postId, cast, suggestion))
  }
  await hoursAgo(age - HOURS_BETWEEN * (suggestions.length + 1), notifyCopies)
}

async function suggest(
  postId: string,
  { people, language }: Cast,
  suggestion: DemoSuggestion,
): Promise<void> {
  const { by, mood, text, copiedBy, replies = [] } = suggestion
  const say = (who: Who, words: Words, more: { moodId?: string | null; parentId?: string }) =>
    new AddComment().handle({ postId, userId: people[who], content: words[language], ...more })
  const { id } = await say(by, text, { moodId: await moodIdOf(mood) })
  for (const reply of replies) await say(reply.by, reply.text, { parentId: id })
  if (copiedBy) await new ClaimSuggestion().handle({ id, postId, userId: people[copiedBy] })
}

async function moodIdOf(key?: string): Promise<string | null> {
  const moods = await postMoods.list()
  return moods.find((mood) => mood.key === key)?.id ?? null
}
