import type {
  AiFailure,
  AiLanguage,
  AiLength,
  AiProvider,
  AiRunState,
  AiTextDoubt,
  AiTextProblem,
} from '../rules/ai.ts'
import type { Comment } from '../../suggestions/data/comment.ts'
import type { Person } from '../../identity/data/user.ts'

/** A provider for which an organization has a key. */
export interface AiIntegration {
  id: string
  provider: AiProvider
  isActive: boolean
  /** The active provider that is used when a request names none. */
  isFirst: boolean
  /** The last four characters of the key, for members who may manage integrations; null for all others. */
  keyHint: string | null
  /** Null for the default of the provider. */
  model: string | null
  baseUrl: string | null
  /** The result of the last test or run. */
  lastFailure: AiFailure | null
  checkedAt: string | null
  createdAt: string
}

/** The settings of a provider unless an organization has its own. */
export interface AiProviderDefaults {
  provider: AiProvider
  model: string
  baseUrl: string
}

/** The integrations of an organization, the default provider first. */
export interface AiIntegrationList {
  integrations: AiIntegration[]
  providers: AiProviderDefaults[]
  can: { manage: boolean }
}

export interface AiIntegrationDetails {
  integration: AiIntegration
}

export interface AddAiIntegrationRequest {
  organizationId: string
  provider: AiProvider
  apiKey: string
  model?: string | null
  baseUrl?: string | null
  /** Adds the provider without a test of its key, such as one that does not answer now. */
  isUntested?: boolean
}

/** Absent fields stay unchanged; null means the default. */
export interface EditAiIntegrationRequest {
  apiKey?: string
  model?: string | null
  baseUrl?: string | null
  isActive?: boolean
  /** Only `true`: makes it the default provider. */
  isFirst?: boolean
}

/** A successful test. A failed one is an error response with the reason as its code. */
export interface AiTestResult {
  success: true
  message: string
  model: string
}

/** The text models that a provider offers; null if it has no list. */
export interface AiModelList {
  models: string[] | null
}

/** The generation settings of an organization. */
export interface AiSettings {
  tone: string
  avoid: string
  examples: string
  /** Moods that are not offered for generation. */
  disabledMoodIds: string[]
  /** Tokens in a calendar month (UTC); null without a limit. */
  monthlyTokens: number | null
}

/** The runs and tokens of a calendar month (UTC). */
export interface AiUsage {
  /** `2026-11` */
  month: string
  runs: number
  inputTokens: number
  outputTokens: number
}

/** The settings, and the usage of the last twelve months, newest first, always including the current month. */
export interface AiSettingsDetails {
  settings: AiSettings
  usage: AiUsage[]
  can: { manage: boolean }
}

/** Absent fields stay unchanged. */
export type EditAiSettingsRequest = Partial<AiSettings>

/** How many texts of a mood. */
export interface AiMoodSelection {
  moodId: string
  quantity: number
}

/** What a member needs to generate suggestions for a post. */
export interface AiPostState {
  /** Whether the organization has an active provider. */
  isConfigured: boolean
  can: { generate: boolean; configure: boolean }
  /** The active providers, the default first. */
  providers: AiProvider[]
  disabledMoodIds: string[]
  /** The moods for "Generate five more": those of which the post has the fewest. */
  more: AiMoodSelection[]
  /** Whether the monthly limit is used up. */
  limitReached: boolean
  /** Runs that have not ended or wait for review, newest first. */
  runs: AiRun[]
}

/** The requested moods and options. */
export interface GenerateCommentsRequest {
  /** Has to be the post of the path. */
  postId?: string
  provider?: AiProvider
  /** The quantity is 1 if absent. */
  moods: (Pick<AiMoodSelection, 'moodId'> & Partial<AiMoodSelection> & { moodName?: string })[]
  language?: AiLanguage
  length?: AiLength
  /** Whether the preview of the link is shown to the model. */
  usePreview?: boolean
}

/** One run of a provider for a post. */
export interface AiRun {
  id: string
  postId: string
  provider: AiProvider
  model: string
  language: AiLanguage
  length: AiLength
  usePreview: boolean
  state: AiRunState
  /** Why texts are missing; null when none is. */
  failure: AiFailure | null
  /** Seconds after which the provider accepts another request, with AI_RATE_LIMITED. */
  retryAfter: number | null
  /** The number of requested texts. */
  wanted: number
  /** The number of texts that have arrived, including those already decided about. */
  arrived: number
  /** The texts that wait for a decision, in the order of the request. */
  texts: AiText[]
  /** The texts that did not arrive or could not be used, by reason; only once the run has ended. */
  problems: { problem: AiTextProblem; count: number }[]
  /** The request for the missing texts in another run; only once the run has ended. */
  missing: AiMoodSelection[]
  startedBy: Person | null
  createdAt: string
  endedAt: string | null
}

/** A generated text that waits for a decision. */
export interface AiText {
  id: string
  content: string
  moodId: string
  moodName: string
  reasoning: string | null
  /** The text it is a near-duplicate of: a suggestion of the post, or another text of a run. */
  similarTo: { id: string; content: string; isSuggestion: boolean } | null
  /** Suspicious patterns in the text, for its reviewer. */
  doubts: AiTextDoubt[]
}

/** A generated comment in the response of the generate endpoint. */
export type GeneratedComment = Pick<AiText, 'id' | 'content' | 'moodId' | 'moodName' | 'reasoning' | 'doubts'>

/**
 * The response to the generate call. With `Prefer: respond-async` it is immediate and without texts; else it is sent
 * when the run has ended, or with the texts so far after almost a minute. A run that failed without any text is an
 * error response.
 */
export interface GenerateCommentsResult {
  data: GeneratedComment[]
  run: AiRun
}

export interface AiRunDetails {
  run: AiRun
}

export interface ApproveCommentsRequest {
  /** Has to be the post of the path. */
  postId?: string
  comments: ApprovedComment[]
}

export interface ApprovedComment {
  /** The generated text; without an id, the generated text of this post with the same words, else a new suggestion. */
  id?: string
  content: string
  moodId?: string | null
  isApproved: boolean
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar?: boolean
}

/** The suggestions of the approved texts, in the order of the request, including those that were approved before. */
export interface ApproveCommentsResult {
  data: Comment[]
  /** How many are new. */
  added: number
}
