import type {
  AiFailure,
  AiLanguage,
  AiLength,
  AiProvider,
  AiRunState,
  AiTextProblem,
} from '#contract/ai/rules/ai'

/** A row of `ai_runs`. */
export interface AiRunRow {
  id: string
  organization_id: string
  post_id: string
  /** Who started it; null when the account is gone. */
  user_id: string | null
  provider: AiProvider
  model: string
  language: AiLanguage
  length: AiLength
  use_preview: boolean | number
  state: AiRunState
  failure: AiFailure | null
  retry_after: number | null
  wanted: number
  /** Texts that wait for a decision. */
  undecided: number
  /** The number of the current job; each job makes one call. A repeated job with another number does nothing. */
  job: number
  /** Provider calls so far, and how many of them a killed job left unfinished. */
  calls: number
  resumes: number
  /** The most tokens a call may cost; null once the run has ended. */
  reserved_tokens: number | null
  input_tokens: number
  output_tokens: number
  created_at: string
  ended_at: string | null
}

/** A row of `ai_texts`. */
export interface AiTextRow {
  id: string
  run_id: string
  position: number
  mood_id: string
  /** The point of view from which the text is to be written. */
  angle: string
  content: string | null
  reasoning: string | null
  problem: AiTextProblem | null
  /** How often the text was requested. */
  tries: number
  similar_comment_id: string | null
  similar_text_id: string | null
  /** Null until a person decides. */
  is_approved: boolean | number | null
  /** The suggestion it became. */
  comment_id: string | null
  arrived_at: string | null
}

/** A text of a run with its mood. */
export type TextRecord = AiTextRow & { mood_name: string }

/** A run with its texts and the name of the member who started it. */
export interface RunRecord {
  row: AiRunRow
  startedBy: { id: string; name: string; avatarPath: string | null } | null
  texts: TextRecord[]
  /** The suggestions and generated texts that its texts are near-duplicates of, by id. */
  similar: ReadonlyMap<string, string>
}
