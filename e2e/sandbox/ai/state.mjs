import { createFailures } from './api/failures.mjs'
import { createWriter } from './writer/write-comments.mjs'

/** The models of each provider. The lists of the real ones also name models that write no text. */
const MODELS = {
  openai: ['gpt-4o-mini', 'gpt-4o', 'gpt-4.1-mini', 'gpt-4.1', 'text-embedding-3-small'],
  llama: ['Llama-3.3-70B-Instruct', 'Llama-3.3-8B-Instruct', 'Llama-4-Maverick-17B-128E-Instruct-FP8'],
  gemini: ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-2.5-flash-lite', 'gemini-embedding-001'],
}

const CALLS_KEPT = 1_000

/** The settings that `POST /control` changes. */
export const readSettings = (env) => ({
  chunkDelayMs: Number(env.CHUNK_DELAY_MS ?? 0),
  strictLlama: env.STRICT_LLAMA === 'true',
  models: structuredClone(MODELS),
})

/** What the sandbox knows: settings, ordered failures, and the requests that arrived, oldest first. */
export function createState(settings, seed) {
  const calls = []
  return {
    settings,
    calls,
    failures: createFailures(),
    write: createWriter(seed),
    /** Notes a request, and when its answer ends how it ended. */
    note(facts, response) {
      const entry = {
        at: new Date().toISOString(),
        ...facts,
        status: 0,
        wanted: 0,
        document: null,
        answer: '',
        tokensSent: 0,
        isDone: false,
        isDisconnected: false,
      }
      calls.push(entry)
      if (calls.length > CALLS_KEPT) calls.shift()
      response.once('close', () => {
        entry.status = response.headersSent ? response.statusCode : 0
        entry.isDone = response.writableFinished
        entry.isDisconnected = !response.writableFinished && !response.isCut
      })
      return entry
    },
  }
}
