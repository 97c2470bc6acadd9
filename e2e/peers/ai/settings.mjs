import { randomBytes } from 'node:crypto'

/** The models of each provider. The lists of the real ones also name models that write no text. */
const MODELS = {
  openai: ['gpt-4o-mini', 'gpt-4o', 'gpt-4.1-mini', 'gpt-4.1', 'text-embedding-3-small'],
  llama: ['Llama-3.3-70B-Instruct', 'Llama-3.3-8B-Instruct', 'Llama-4-Maverick-17B-128E-Instruct-FP8'],
  gemini: ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-2.5-flash-lite', 'gemini-embedding-001'],
}

/** The settings of the counterpart, from the environment. `POST /control` changes them. */
export function readSettings(env) {
  return {
    apiKey: env.API_KEY ?? `sk-sandbox-${randomBytes(12).toString('hex')}`,
    /** Milliseconds between two chunks of a streamed answer. */
    chunkDelayMs: Number(env.CHUNK_DELAY_MS ?? 0),
    /** The same seed gives the same answers to the same requests; without one every start differs. */
    seed: env.SEED ? Number(env.SEED) : undefined,
    /** Whether `/llama/v1` refuses `response_format` and `stream_options`, as some servers do. */
    strictLlama: env.STRICT_LLAMA === 'true',
    models: structuredClone(MODELS),
  }
}
