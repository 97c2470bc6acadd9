import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import { idOf, makeAiScene } from '#ai/tests/support/ai_scene'
import { selectMoods } from '#ai/tests/support/make_run'
import { useAi, type AiPeer } from '#tests/ai_peer'
import { rollBack } from '#tests/database'
import { runJobs } from '#tests/jobs'

const PREVIEW = {
  url: null,
  title: 'The house by the river',
  description: 'Three floors, see northwind.example/house',
  siteName: 'LinkedIn',
  imageUrl: null,
  finalUrl: 'https://www.linkedin.com/posts/northwind_jobs',
}

/** Lets every link have this preview until the test ends. */
function usePreview(fetch: PreviewSource['fetch']): () => void {
  const source = new PreviewSource()
  source.fetch = fetch
  app.container.swap(PreviewSource, () => source)
  return () => app.container.restore(PreviewSource)
}

const postOf = async (ai: AiPeer) => {
  const [call] = await ai.calls<{ document: { post: { preview: unknown } } }>()
  return call!.document.post
}

test.group('The preview of the link', (group) => {
  rollBack(group)
  const ai = useAi(group)

  test('is not fetched unless it is asked for', async ({ assert, cleanup }) => {
    cleanup(usePreview(() => Promise.reject(new Error('It was fetched'))))
    const { generate, run } = await makeAiScene()
    const id = idOf(await generate(await selectMoods(1)))
    await runJobs()
    assert.equal((await run(id)).state, 'done')
    assert.isNull((await postOf(ai())).preview)
  })

  test('is shown to the model, and its links may be repeated', async ({ assert, cleanup }) => {
    cleanup(usePreview(() => Promise.resolve(PREVIEW)))
    const { generate, run } = await makeAiScene()
    const text = JSON.stringify({ comments: [{ n: 1, text: 'All on northwind.example/house' }] })
    await ai().control({ failure: 'hostile', text })
    const id = idOf(await generate(await selectMoods(1), { body: { usePreview: true } }))
    await runJobs()
    const { title, description, siteName } = PREVIEW
    assert.deepEqual((await postOf(ai())).preview, { title, description, siteName })
    assert.deepInclude(await run(id), { usePreview: true, arrived: 1 })
  })

  test('is left out when it cannot be had', async ({ assert, cleanup }) => {
    cleanup(usePreview(() => Promise.reject(new Error('The network is down'))))
    const { generate, run } = await makeAiScene()
    const id = idOf(await generate(await selectMoods(2), { body: { usePreview: true } }))
    await runJobs()
    assert.deepInclude(await run(id), { state: 'done', arrived: 2 })
    assert.isNull((await postOf(ai())).preview)
  })
})
