import type { AiFailure, AiLanguage, AiLength, AiProvider, AiRunState, AiTextProblem } from '../rules/ai.ts'
import type { Comment } from './comment.ts'
import type { Person } from './user.ts'

/** A provider an organization has a key for. */
export interface AiIntegration {
  id: string
  provider: AiProvider
  isActive: boolean
  /** The active provider that is used when a request names none. */
  isFirst: boolean
  /** The last four characters of the key, for those who may manage integrations; null for everybody else. */
  keyHint: string | null
  /** Null for the default of the provider. */
  model: string | null
  baseUrl: string | null
  /** The result of the last test or run. */
  lastFailure: AiFailure | null
  checkedAt: string | null
  createdAt: string
}

/** What a provider is used with unless an organization says otherwise. */
export interface AiProviderDefaults {
  provider: AiProvider
  model: string
  baseUrl: string
}

/** The integrations of an organization, the one that is used first in front. */
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
}

/** Absent fields stay unchanged; null means the default. */
export interface EditAiIntegrationRequest {
  apiKey?: string
  model?: string | null
  baseUrl?: string | null
  isActive?: boolean
  /** Only `true`: makes it the first. */
  isFirst?: boolean
}

/** A test that succeeded; one that fails is an error response with the reason as its code. */
export interface AiTestResult {
  success: true
  message: string
  model: string
}

/** The models a provider offers for texts; null where it offers no list. */
export interface AiModelList {
  models: string[] | null
}

/** How an organization wants its texts. */
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

/** The settings, and the usage of the last twelve months, newest first. The current month is always there. */
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
  /** The active providers, the first one in front. */
  providers: AiProvider[]
  disabledMoodIds: string[]
  /** What "Generate five more" asks for: moods this post has least of. */
  more: AiMoodSelection[]
  /** Whether the monthly limit is used up. */
  limitReached: boolean
  /** Runs that are on their way or wait for review, newest first. */
  runs: AiRun[]
}

/** The moods, and how the texts shall be. */
export interface GenerateCommentsRequest {
  /** Has to be the post of the path. */
  postId?: string
  provider?: AiProvider
  /** One text of a mood whose quantity is absent. */
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
  /** Seconds after which the provider can be asked again, with AI_RATE_LIMITED. */
  retryAfter: number | null
  /** How many texts were asked for. */
  wanted: number
  /** How many have arrived, with those that somebody has decided about. */
  arrived: number
  /** Those that arrived and wait for a decision, in the order of the request. */
  texts: AiText[]
  /** Those that did not arrive or could not be used, by reason; only of a run that has ended. */
  problems: { problem: AiTextProblem; count: number }[]
  /** What another run has to ask for to get them; only of a run that has ended. */
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
}

/** A generated comment, as the specification lists it. */
export type GeneratedComment = Pick<AiText, 'content' | 'moodId' | 'moodName' | 'reasoning'> & { id: string }

/** The response to the generate call: with `Prefer: respond-async` at once and without texts, else when the run has ended. */
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
  /** The generated text; without one, the text of this post that has the same words, else a new suggestion. */
  id?: string
  content: string
  moodId?: string | null
  isApproved: boolean
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar?: boolean
}

/** The suggestions of the approved texts, in the order of the request; also of those that were approved before. */
export interface ApproveCommentsResult {
  data: Comment[]
  /** How many are new. */
  added: number
}
