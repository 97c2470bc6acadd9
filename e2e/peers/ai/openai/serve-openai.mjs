import { json } from 'node:stream/consumers'
import { watch } from '../api/calls.mjs'
import { planAnswer } from '../api/plan-answer.mjs'
import { countTokens, readDocument } from '../api/read-document.mjs'
import { cut, failPlainly, sendJson } from '../api/send.mjs'
import { completion, usageOf } from './answer.mjs'
import { refuseBody, refuseKey } from './check-request.mjs'
import { orderedRefusal, refusal } from './errors.mjs'
import { streamCompletion } from './stream.mjs'

const KINDS = { 'GET models': 'models', 'POST chat/completions': 'chat' }

const modelList = ({ settings }, provider) => ({
  object: 'list',
  data: settings.models[provider].map((id) => ({
    id,
    object: 'model',
    created: 1_735_689_600,
    owned_by: 'sandbox',
  })),
})

function noteRequest(model, entry, body) {
  const messages = body.messages ?? []
  entry.model = body.model
  entry.messages = messages
  entry.document = readDocument(messages.findLast(({ role }) => role === 'user')?.content)
  entry.wanted = entry.document?.wanted.length ?? 0
  entry.parameters = { ...body, messages: undefined, model: undefined }
  model.calls.changed()
}

async function answerChat(model, response, { call, entry, order, body }) {
  const plan = await planAnswer({
    model,
    order,
    document: entry.document,
    isJson: body.response_format?.type === 'json_object',
    maxTokens: body.max_completion_tokens ?? body.max_tokens,
  })
  const promptTokens = countTokens(JSON.stringify(body.messages))
  const delayMs = order?.delayMs ?? model.settings.chunkDelayMs
  if (body.stream)
    return streamCompletion(response, {
      plan,
      order,
      call,
      entry,
      delayMs,
      promptTokens,
      options: body.stream_options,
    })
  if (plan.ending === 'stall') return undefined
  if (plan.ending === 'cut') return cut(response)
  entry.answer = plan.text
  entry.tokensSent = countTokens(plan.text)
  const usage = order?.failure === 'noUsage' ? undefined : usageOf(promptTokens, plan.text)
  return sendJson(response, 200, completion(call.model, plan, usage))
}

/** Serves `/openai/v1` and `/llama/v1`. Every call is written down. */
export async function serveOpenAi(model, request, response, url) {
  const [, provider, version, ...rest] = url.pathname.split('/')
  const kind = version === 'v1' ? KINDS[`${request.method} ${rest.join('/')}`] : undefined
  const key = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? ''
  const entry = model.calls.start({ provider, path: url.pathname, kind, model: null, key: key.slice(-4) })
  watch(model.calls, entry, response)
  const refuse = ({ status, body, headers }) => sendJson(response, status, body, headers)
  if (!kind) return refuse(refusal(404, `Invalid URL (${request.method} ${url.pathname})`))
  const body = kind === 'chat' ? await json(request).catch(() => ({})) : {}
  if (kind === 'chat') noteRequest(model, entry, body)
  const unknown = refuseKey(model, key)
  if (unknown) return refuse(unknown)
  const call = { provider, kind, key, model: body.model ?? model.settings.models[provider][0] }
  const order = model.failures.next(call)
  entry.failure = order?.failure
  if (order && failPlainly(order, response)) return undefined
  const ordered = order && order.afterTexts === undefined ? orderedRefusal(order, call) : undefined
  const wrong = ordered ?? (kind === 'chat' ? refuseBody(model, provider, body) : undefined)
  if (wrong) return refuse(wrong)
  if (kind === 'models') return sendJson(response, 200, modelList(model, provider))
  return answerChat(model, response, { call, entry, order, body })
}
