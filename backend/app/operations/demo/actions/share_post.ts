import { AddComment, ClaimSuggestion, notifyCopies } from '#suggestions/public'
import { postMoods, CreatePost } from '#posts/public'
import type { DemoPost, DemoSuggestion, Who } from '#operations/demo/actions/content/demo_content'
import { hoursAgo } from '#operations/demo/actions/demo_clock'

export type People = Record<Who, string>

/** The time between two suggestions of a post; short enough for a post of today. */
const HOURS_BETWEEN = 0.2

/** Creates a post with its suggestions, claims and replies, and notifies of the claims. */
export async function sharePost(organizationId: string, people: People, demo: DemoPost): Promise<void> {
  const { by, hoursAgo: age, suggestions, mood, ...post } = demo
  const input = { ...post, organizationId, userId: people[by], moodId: await moodIdOf(mood) }
  const { id: postId } = await hoursAgo(age, () => new CreatePost().handle(input))
  for (const [turn, suggestion] of suggestions.entries()) {
    await hoursAgo(age - HOURS_BETWEEN * (turn + 1), () => suggest(postId, people, suggestion))
  }
  await hoursAgo(age - HOURS_BETWEEN * (suggestions.length + 1), notifyCopies)
}

async function suggest(postId: string, people: People, suggestion: DemoSuggestion): Promise<void> {
  const { by, mood, text, copiedBy, replies = [] } = suggestion
  const moodId = await moodIdOf(mood)
  const { id } = await new AddComment().handle({ postId, userId: people[by], content: text, moodId })
  for (const reply of replies) {
    await new AddComment().handle({ postId, userId: people[reply.by], content: reply.text, parentId: id })
  }
  if (copiedBy) await new ClaimSuggestion().handle({ id, postId, userId: people[copiedBy] })
}

async function moodIdOf(key?: string): Promise<string | null> {
  const moods = await postMoods.list()
  return moods.find((mood) => mood.key === key)?.id ?? null
}
