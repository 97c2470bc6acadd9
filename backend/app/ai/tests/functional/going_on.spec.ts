import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import GenerateTexts from '#ai/jobs/generate_texts'
import { purgeOldRuns } from '#ai/jobs/purge_old_runs'
import { claimCall, type ClaimedCall } from '#ai/repositories/claim_call'
import { addUsage } from '#ai/repositories/usage'
import { storeText } from '#ai/repositories/store_text'
import { idOf, makeAiScene, type AiScene } from '#ai/tests/support/ai_scene'
import { makeRun, selectMoods } from '#ai/tests/support/make_run'
import { useAi, type AiPeer } from '#tests/ai_peer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

const startRun = async ({ generate }: AiScene, texts: number) =>
  idOf(await generate(await selectMoods(texts), { body: { language: 'en' } }))

/** A job that claims a call, stores some texts, and is killed. */
async function killDuringCall(runId: string, texts: string[], job = 0): Promise<ClaimedCall> {
  const call = await inTransaction((trx) => claimCall(trx, runId, job))
  for (const [index, text] of texts.entries())
    await inTransaction((trx) =>
      storeText(trx, call!.run, call!.requested[index]!, { text, problem: null, reasoning: null }),
    )
  return call!
}

const wantedBy = async (ai: AiPeer) =>
  (await ai.calls()).map(({ document }) => document!.wanted.map(({ n }) => n))

const cancel = ({ team }: AiScene, id: string) =>
  callApi('POST', `/api/ai/runs/${id}/cancel`, { as: team.admin })

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}

test.group('A run whose job was killed', (group) => {
  dialect(group)
  rollBack(group)
  const ai = useAi(group)

  test('asks only for the texts that have not arrived, and estimates what the call has cost', async ({
    assert,
  }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 4)
    await killDuringCall(id, ['The stairs will keep us fit', 'Who gets the corner desk?'])
    const before = await db.from('ai_runs').where({ id }).first()
    assert.deepEqual([before.state, before.input_tokens, before.undecided], ['running', 0, 2])
    await runJobs()
    assert.deepEqual(await wantedBy(ai()), [[3, 4]])
    const run = await scene.run(id)
    assert.deepInclude(run, { state: 'done', arrived: 4, failure: null })
    assert.equal(run.texts[0]!.content, 'The stairs will keep us fit')
    const usage = await db.from('ai_usage').where('organization_id', scene.team.organizationId).first()
    assert.isAbove(Number(usage.input_tokens), 3_000)
  })

  test('ends with what it has when that happens a third time', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 3)
    await killDuringCall(id, ['The stairs will keep us fit'])
    await killDuringCall(id, [])
    await killDuringCall(id, [])
    await runJobs()
    assert.isEmpty(await ai().calls())
    assert.deepInclude(await scene.run(id), { state: 'done', arrived: 1, failure: 'AI_UNAVAILABLE' })
  })

  test('takes nothing from a job that was only slow', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 2)
    const slow = await killDuringCall(id, [])
    await runJobs()
    const { texts } = await scene.run(id)
    const isWanted = await inTransaction((trx) =>
      storeText(trx, slow.run, slow.requested[0]!, { text: 'Too late', problem: null, reasoning: null }),
    )
    assert.isFalse(isWanted)
    assert.deepEqual((await scene.run(id)).texts, texts)
  })

  test('does nothing when the job of an earlier call is repeated', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 2)
    await ai().control({ failure: 'rateLimited' })
    await runJobs()
    const repeated = new GenerateTexts()
    repeated.$hydrate({ runId: id, job: 0 }, { jobId: 'j', name: 'generate_texts', attempt: 1 } as never)
    await repeated.execute()
    assert.lengthOf(await ai().calls(), 1)
    await runJobs({ delayed: true })
    assert.deepInclude(await scene.run(id), { state: 'done', arrived: 2 })
  })

  test('fails when the queue gives it up', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 2)
    const job = new GenerateTexts()
    job.$hydrate({ runId: id, job: 0 }, { jobId: 'j', name: 'generate_texts', attempt: 4 } as never)
    await job.failed()
    assert.deepInclude(await scene.run(id), { state: 'failed', failure: 'AI_UNAVAILABLE' })
  })
})

test.group('A run that is cancelled', (group) => {
  dialect(group)
  rollBack(group)
  const ai = useAi(group)

  test('is not begun when it was waiting', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 2)
    const { body } = await cancel(scene, id)
    assert.deepInclude(body!.run, { state: 'cancelled', arrived: 0 })
    await runJobs()
    assert.isEmpty(await ai().calls())
  })

  test('ends the request, keeps the texts that have arrived, and counts what they cost', async ({
    assert,
  }) => {
    const scene = await makeAiScene()
    await ai().control({ action: 'settings', values: { chunkDelayMs: 20 } })
    const id = await startRun(scene, 20)
    const working = runJobs()
    await until(async () => (await scene.run(id)).arrived >= 2)
    await cancel(scene, id)
    const { arrived } = await scene.run(id)
    await working
    await until(async () => (await ai().calls())[0]!.isDisconnected)
    const run = await scene.run(id)
    assert.deepInclude(run, { state: 'cancelled', arrived, failure: null })
    assert.lengthOf(run.texts, arrived)
    assert.isBelow(arrived, 20)
    const row = await db.from('ai_runs').where({ id }).first()
    assert.isAbove(row.input_tokens, 0)
    assert.isNull(row.reserved_tokens)
  })

  test('stays as it is once it has ended', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 1)
    await runJobs()
    const run = await scene.run(id)
    assert.deepEqual((await cancel(scene, id)).body!.run, run)
  })

  test('is no longer offered when its texts are discarded', async ({ assert }) => {
    const scene = await makeAiScene()
    const id = await startRun(scene, 3)
    await runJobs()
    assert.lengthOf((await scene.state()).runs, 1)
    const { body } = await callApi('POST', `/api/ai/runs/${id}/discard`, { as: scene.team.admin })
    assert.deepInclude(body!.run, { state: 'done', arrived: 3, texts: [] })
    assert.isEmpty((await scene.state()).runs)
  })

  test('counts what it has cost even when its post is deleted meanwhile', async ({ assert }) => {
    const scene = await makeAiScene()
    await ai().control({ action: 'settings', values: { chunkDelayMs: 20 } })
    const id = await startRun(scene, 20)
    const working = runJobs()
    await until(async () => (await scene.run(id)).arrived >= 1)
    await callApi('DELETE', `/api/posts/${scene.post.id}`, { as: scene.team.owner })
    await working
    const usage = await db.from('ai_usage').where('organization_id', scene.team.organizationId).first()
    assert.isAbove(Number(usage.input_tokens), 0)
    await until(async () => (await ai().calls()).at(-1)!.isDisconnected)
  })
})

test.group('Old runs', (group) => {
  dialect(group)
  rollBack(group)

  test('are deleted thirty days after they ended, and their usage stays', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeRun(team, ['The stairs will keep us fit'])
    await inTransaction((trx) => addUsage(trx, team.organizationId, { runs: 1 }))
    await purgeOldRuns()
    assert.lengthOf(await db.from('ai_runs').where({ id }), 1)
    await db.from('ai_runs').update({ ended_at: '2026-01-01 00:00:00.000' })
    await purgeOldRuns()
    assert.isEmpty(await db.from('ai_runs').where({ id }))
    assert.isEmpty(await db.from('ai_texts').where('run_id', id))
    assert.lengthOf(await db.from('ai_usage'), 1)
  })
})
