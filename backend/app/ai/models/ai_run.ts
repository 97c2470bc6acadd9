import type {
  AiFailure,
  AiLanguage,
  AiLength,
  AiProvider,
  AiRunState,
  AiTextProblem,
} from '#contract/rules/ai'

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
  /** The job whose turn it is; each makes one call. A job of another number, repeated, does nothing. */
  job: number
  /** Provider calls so far, and those of them that a killed job has left behind. */
  calls: number
  resumes: number
  /** What a call may cost, in tokens, until the run has ended. */
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
  /** The point of view it is asked for. */
  angle: string
  content: string | null
  reasoning: string | null
  problem: AiTextProblem | null
  /** How often it was asked for. */
  tries: number
  similar_comment_id: string | null
  similar_text_id: string | null
  /** Null until a person decides. */
  is_approved: boolean | number | null
  /** The suggestion it became. */
  comment_id: string | null
  arrived_at: string | null
}
