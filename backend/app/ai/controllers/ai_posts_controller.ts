import type { HttpContext } from '@adonisjs/core/http'
import type { AiPostState, AiRun, ApproveCommentsResult, GenerateCommentsResult } from '#contract/ai/data/ai'
import { AI_WAIT_MS } from '#contract/ai/rules/ai'
import { idempotencyOf } from '#core/http/request/idempotency'
import { suggestionsOfPost, suggestionForMember, viewerOf, withCopyLimit } from '#suggestions/public'
import { postMoods, requirePostAccess } from '#posts/public'
import { aiFailed, postEnded } from '#ai/errors'
import ApproveTexts from '#ai/actions/approve_texts'
import StartRun from '#ai/actions/start_run'
import AiPolicy from '#ai/policies/ai_policy'
import { findPostState } from '#ai/queries/find_post_state'
import { findRun } from '#ai/queries/find_run'
import { findSettings } from '#ai/queries/find_settings'
import { waitForRun } from '#ai/queries/wait_for_run'
import { forMember, toGeneratedComments } from '#ai/transformers/run_transformer'
import { approveValidator, generateValidator } from '#ai/validators/run_validator'

/** Generates suggestions for a post, and adds those that a member approves. */
export default class AiPostsController {
  /** Returns whether suggestions can be generated for a post, and its runs. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { id, membership } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(AiPolicy).authorize('view', membership)
    const { runs, ...state } = await findPostState(id, membership)
    return response.json({ ...state, runs: runs.map(forMember) } satisfies AiPostState)
  }

  /** Generates suggestions for a post. They are added once they are approved. */
  async generate({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { id: postId, membership, closed } = await requirePostAccess(userId, params.id)
    await bouncer.with(AiPolicy).authorize('generate', membership)
    if (closed === 'POST_ENDED') throw postEnded()
    const { organizationId } = membership
    const meta = { postId, moodIds: await enabledMoodIds(organizationId) }
    const fields = await request.validateUsing(generateValidator, { meta })
    const { provider, language = 'post', length = 'medium', usePreview = false } = fields
    const moods = fields.moods.map(({ moodId, quantity = 1 }) => ({ moodId, quantity }))
    const input = { organizationId, postId, userId, provider, moods, language, length, usePreview }
    const runId = await new StartRun().handle({
      ...input,
      idempotency: await idempotencyOf(request, input),
    })
    const isAsync = /\brespond-async\b/i.test(request.header('prefer') ?? '')
    if (!isAsync) await waitForRun(runId, AI_WAIT_MS, () => response.response.destroyed)
    const run = forMember(await findRun(runId))
    if (!isAsync && run.arrived === 0) refuseFailed(run)
    const data = isAsync ? [] : toGeneratedComments(run)
    const status = run.endedAt === null || isAsync ? 202 : 200
    return response.status(status).json({ data, run } satisfies GenerateCommentsResult)
  }

  /** Adds the approved texts of a run to the post. */
  async approve({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, params.id)
    await bouncer.with(AiPolicy).authorize('review', post.membership)
    const { comments } = await request.validateUsing(approveValidator, { meta: { postId: post.id } })
    const { ids, added } = await new ApproveTexts().handle({ postId: post.id, userId, comments })
    const suggestions = await suggestionsOfPost.find(post.id, ids)
    const viewer = await withCopyLimit(viewerOf(post), { ...post, ...post.membership })
    const data = suggestions.map((suggestion) => suggestionForMember(suggestion, viewer))
    return response.json({ data, added } satisfies ApproveCommentsResult)
  }
}

/** A run that failed without any text is an error. A run with some texts says in `run` why the others are missing. */
function refuseFailed({ state, failure, retryAfter }: AiRun): void {
  if (state === 'failed') throw aiFailed(failure ?? 'AI_EMPTY', undefined, retryAfter ?? undefined)
}

async function enabledMoodIds(organizationId: string): Promise<Set<string>> {
  const { disabledMoodIds } = await findSettings(organizationId)
  const disabled = new Set(disabledMoodIds)
  return new Set((await postMoods.list()).map(({ id }) => id).filter((id) => !disabled.has(id)))
}
