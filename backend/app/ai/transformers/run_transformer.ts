import type { AiMoodSelection, AiRun, AiText, GeneratedComment } from '#contract/ai/data/ai'
import type { AiTextProblem } from '#contract/ai/rules/ai'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import { forTeammate } from '#identity/public'
import { textDoubts } from '#ai/rules/text_doubts'
import type { RunRecord, TextRecord } from '#ai/models/ai_run'

/** A run, as a member sees it. */
export function forMember({ row, texts, startedBy, similar }: RunRecord): AiRun {
  const hasEnded = row.ended_at !== null
  const missing = hasEnded ? texts.filter(({ content }) => content === null) : []
  return {
    id: row.id,
    postId: row.post_id,
    provider: row.provider,
    model: row.model,
    language: row.language,
    length: row.length,
    usePreview: Boolean(row.use_preview),
    state: row.state,
    // While the run goes on, this is only the reason of a repeated call.
    failure: hasEnded ? row.failure : null,
    retryAfter: row.retry_after,
    wanted: row.wanted,
    arrived: texts.filter(({ content }) => content !== null).length,
    texts: texts.filter(isUndecided).map((text) => toText(text, similar)),
    problems: countProblems(missing),
    missing: countMoods(missing),
    startedBy: startedBy && forTeammate(startedBy),
    createdAt: instantToIso(row.created_at),
    endedAt: isoOrNull(row.ended_at),
  }
}

/** The texts of a run that wait for a decision, in the format of the generate endpoint. */
export function toGeneratedComments(run: AiRun): GeneratedComment[] {
  return run.texts.map(({ id, content, moodId, moodName, reasoning, doubts }) => {
    return { id, content, moodId, moodName, reasoning, doubts }
  })
}

const isUndecided = ({ content, is_approved }: TextRecord) => content !== null && is_approved === null

function toText(text: TextRecord, similar: RunRecord['similar']): AiText {
  const isSuggestion = text.similar_comment_id !== null
  const similarId = text.similar_comment_id ?? text.similar_text_id
  const content = similarId === null ? undefined : similar.get(similarId)
  return {
    id: text.id,
    content: text.content!,
    moodId: text.mood_id,
    moodName: text.mood_name,
    reasoning: text.reasoning,
    similarTo: content === undefined ? null : { id: similarId!, content, isSuggestion },
    doubts: textDoubts(text.content!, text.mood_name),
  }
}

function countProblems(missing: readonly TextRecord[]): AiRun['problems'] {
  const counts = new Map<AiTextProblem, number>()
  for (const { problem } of missing) {
    const reason = problem ?? 'missing'
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([problem, count]) => ({ problem, count }))
}

function countMoods(missing: readonly TextRecord[]): AiMoodSelection[] {
  const counts = new Map<string, number>()
  for (const { mood_id } of missing) counts.set(mood_id, (counts.get(mood_id) ?? 0) + 1)
  return [...counts].map(([moodId, quantity]) => ({ moodId, quantity }))
}
