import { randomBytes } from 'node:crypto'
import { countTokens } from '../api/plan-answer.mjs'
import { errors, noKey, noModel, refusal, wrongKey } from './errors.mjs'

const KINDS = { 'GET models': 'models', 'POST chat/completions': 'chat' }
const FINISH = { stop: 'stop', length: 'length', filter: 'content_filter', refusal: 'stop' }
const REFUSAL = "I'm sorry, but I can't help with that request."

const unsupported = (param) =>
  refusal(400, `Unsupported parameter: '${param}' is not supported by this server.`, {
    param,
    code: 'unsupported_parameter',
  })

/** Why the body of a request for a chat completion is refused, if it is. */
function refuseBody(body, isJson, provider, { models, strictLlama }) {
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return refusal(400, "Missing required parameter: 'messages'.", { param: 'messages' })
  if (!models[provider].includes(body.model)) return noModel(body.model)
  // A server that only knows the oldest parameters.
  const extra = ['response_format', 'stream_options'].find((name) => body[name])
  if (provider === 'llama' && strictLlama) return extra && unsupported(extra)
  if (provider === 'openai' && isJson && !/json/iu.test(JSON.stringify(body.messages)))
    return refusal(
      400,
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      { param: 'messages' },
    )
  return undefined
}

const usageOf = (promptTokens, text) => ({
  prompt_tokens: promptTokens,
  completion_tokens: countTokens(text),
  total_tokens: promptTokens + countTokens(text),
})

const event = (part) => `data: ${JSON.stringify(part)}\n\n`

/** A chunk of a streamed answer. */
const choice = (delta, finish = null) => ({
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})

/** The protocol of OpenAI, which servers with Llama speak as well. */
export const openai = {
  chunkLength: 10,
  slowness: 1,
  errors,
  refuseKey: (key) => (key ? wrongKey(key) : noKey()),
  unknownPath: ({ method }, { pathname }) => refusal(404, `Invalid URL (${method} ${pathname})`),

  readRequest({ method, headers }, { pathname }) {
    const [, provider, version, ...rest] = pathname.split('/')
    const kind = version === 'v1' ? KINDS[`${method} ${rest.join('/')}`] : undefined
    return { provider, kind, key: headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '', model: null }
  },

  readChat(body, { provider }, settings) {
    const messages = Array.isArray(body.messages) ? body.messages : []
    const isJson = body.response_format?.type === 'json_object'
    return {
      model: body.model,
      messages,
      content: messages.findLast(({ role }) => role === 'user')?.content,
      isJson,
      maxTokens: body.max_completion_tokens ?? body.max_tokens,
      isStreamed: body.stream === true,
      isUsageWanted: body.stream_options?.include_usage === true,
      refusal: refuseBody(body, isJson, provider, settings),
    }
  },

  listModels: (models) => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 1_735_689_600, owned_by: 'sandbox' })),
  }),

  answer({ model, promptTokens, isCounted, isUsageWanted }) {
    const hasUsage = isUsageWanted && isCounted
    const common = (object) => ({
      id: `chatcmpl-${randomBytes(12).toString('base64url')}`,
      object,
      created: Math.floor(Date.now() / 1_000),
      model,
      system_fingerprint: 'fp_sandbox',
    })
    const envelope = { ...common('chat.completion.chunk'), ...(hasUsage && { usage: null }) }
    const chunk = (part) => event({ ...envelope, ...part })
    return {
      event,
      start: chunk(choice({ role: 'assistant', content: '', refusal: null })),
      chunk: (content) => chunk(choice({ content })),
      end: ({ text, ending }) =>
        [
          ending === 'refusal' ? chunk(choice({ refusal: REFUSAL })) : '',
          chunk(choice({}, FINISH[ending])),
          hasUsage ? chunk({ choices: [], usage: usageOf(promptTokens, text) }) : '',
          'data: [DONE]\n\n',
        ].join(''),
      whole({ text, ending }) {
        const isRefused = ending === 'refusal'
        const message = {
          role: 'assistant',
          content: isRefused ? null : text,
          refusal: isRefused ? REFUSAL : null,
        }
        return {
          ...common('chat.completion'),
          choices: [{ index: 0, message, logprobs: null, finish_reason: FINISH[ending] }],
          ...(isCounted && { usage: usageOf(promptTokens, text) }),
        }
      },
    }
  },
}
