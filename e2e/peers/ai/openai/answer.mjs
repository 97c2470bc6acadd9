import { randomBytes } from 'node:crypto'
import { countTokens } from '../api/read-document.mjs'

const FINISH = { stop: 'stop', length: 'length', filter: 'content_filter', refusal: 'stop' }
const REFUSAL = "I'm sorry, but I can't help with that request."

export const usageOf = (promptTokens, text) => {
  const completionTokens = countTokens(text)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}

/** What all chunks of an answer have in common. */
export const envelope = (model, kind) => ({
  id: `chatcmpl-${randomBytes(12).toString('base64url')}`,
  object: kind,
  created: Math.floor(Date.now() / 1_000),
  model,
  system_fingerprint: 'fp_sandbox',
})

/** A chunk of a streamed answer. */
export const choice = (delta, finish = null) => ({
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})

export const refusalDelta = () => choice({ refusal: REFUSAL })
export const finishOf = (ending) => FINISH[ending]

/** An answer in one piece. */
export const completion = (model, { text, ending }, usage) => ({
  ...envelope(model, 'chat.completion'),
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: ending === 'refusal' ? null : text,
        refusal: ending === 'refusal' ? REFUSAL : null,
      },
      logprobs: null,
      finish_reason: finishOf(ending),
    },
  ],
  ...(usage && { usage }),
})
