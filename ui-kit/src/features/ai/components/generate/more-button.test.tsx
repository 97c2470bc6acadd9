import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AiPostState } from '@fanfare/contract/ai/data/ai.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAiPost, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { aQueuedRun, GENERATE, STATE } from '../../../../testing/visit-ai.tsx'
import { useAiDialog } from '../../hooks/ai-dialog.ts'
import MoreButton from './more-button.tsx'

const more = [{ moodId: 'mood-2', quantity: 1 }]

async function visit(state: Partial<AiPostState> = {}, generate: unknown = undefined) {
  const server = fakeApi({ [STATE]: anAiPost({ more, ...state }), [GENERATE]: generate })
  const view = await renderScreen(<MoreButton postId="post-1" />, { user: aUser() })
  return { ...view, server }
}

it.each<[string, Partial<AiPostState>]>([
  ['those who may not generate', { can: { generate: false, configure: false } }],
  ['an organization without a provider', { isConfigured: false }],
  ['an organization that has reached its limit', { limitReached: true }],
])('is not offered to %s', async (_, state) => {
  const { server } = await visit(state)
  await expect.poll(() => server.to(STATE)).toHaveLength(1)
  await expect.poll(() => screen.queryByRole('button')).toBeNull()
})

it('says why no run was started', async () => {
  const { user } = await visit({}, refuse(409, 'AI_LIMIT_REACHED'))
  await user.click(await screen.findByRole('button', { name: 'Generate five more' }))
  // Shown once visibly, and once for screen readers.
  await screen.findAllByText(/^Error generating comments\. The monthly limit for AI is used up/)
})

it('starts a run at once with what the post has least of, and opens the review', async () => {
  const { user, server } = await visit({}, { data: [], run: aQueuedRun() })
  await user.dblClick(await screen.findByRole('button', { name: 'Generate five more' }))
  await expect
    .poll(() => useAiDialog.getState())
    .toMatchObject({
      postId: 'post-1',
      view: { name: 'review', startedId: 'run-1' },
    })
  expect(server.to(GENERATE)[0]!.body).toMatchObject({ moods: more, language: 'post', usePreview: true })
})

it('starts one run for a double click', async () => {
  const { user, server } = await visit({}, () => new Promise(() => undefined))
  await user.dblClick(await screen.findByRole('button', { name: 'Generate five more' }))
  expect(server.to(GENERATE)).toHaveLength(1)
})
