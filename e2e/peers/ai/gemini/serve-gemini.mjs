import { json } from 'node:stream/consumers'
import { watch } from '../api/calls.mjs'
import { isKey } from '../api/keys.mjs'
import { planAnswer } from '../api/plan-answer.mjs'
import { countTokens, readDocument } from '../api/read-document.mjs'
import { cut, failPlainly, sendJson } from '../api/send.mjs'
import { createAnswer } from './answer.mjs'
import { noKey, noModel, orderedRefusal, refusal, wrongKey } from './errors.mjs'
import { canWrite, modelPage } from './models.mjs'
import { streamContent } from './stream.mjs'

const PATH = /^\/gemini\/v1(?:beta)?\/models(?:\/(?<model>[\w.-]+))?(?::(?<method>\w+))?$/u

function kindOf(request, { model, method } = {}) {
  if (request.method === 'GET' && !model && !method) return 'models'
  const isChat = model && ['generateContent', 'streamGenerateContent'].includes(method)
  return request.method === 'POST' && isChat ? 'chat' : undefined
}

function noteRequest(model, entry, body) {
  const contents = body.contents ?? []
  entry.messages = [{ role: 'system', parts: body.systemInstruction?.parts }, ...contents]
  entry.document = readDocument(contents.findLast(({ role }) => role !== 'model')?.parts)
  entry.wanted = entry.document?.wanted.length ?? 0
  entry.parameters = body.generationConfig
  model.calls.changed()
}

async function answerChat(model, response, { call, entry, order, body, method }) {
  const { responseMimeType, maxOutputTokens } = body.generationConfig ?? {}
  const plan = await planAnswer({
    model,
    order,
    document: entry.document,
    isJson: responseMimeType === 'application/json',
    maxTokens: maxOutputTokens,
  })
  const answer = createAnswer({
    model: call.model,
    promptTokens: countTokens(JSON.stringify(entry.messages)),
    hasUsage: order?.failure !== 'noUsage',
  })
  const delayMs = order?.delayMs ?? model.settings.chunkDelayMs
  if (method === 'streamGenerateContent')
    return streamContent(response, { plan, order, call, entry, delayMs, answer })
  if (plan.ending === 'stall') return undefined
  if (plan.ending === 'cut') return cut(response)
  if (plan.ending === 'refusal') return sendJson(response, 200, answer.blocked())
  entry.answer = plan.text
  entry.tokensSent = countTokens(plan.text)
  return sendJson(response, 200, answer.part(plan.text, plan.text, plan.ending))
}

function refuseKey(model, key) {
  if (!key) return noKey()
  return isKey(model, key) ? undefined : wrongKey()
}

function refuseBody(model, { kind, model: name }, body) {
  if (kind !== 'chat') return undefined
  if (!canWrite(model, name)) return noModel(name)
  return body.contents?.length > 0
    ? undefined
    : refusal(400, 'INVALID_ARGUMENT', '* GenerateContentRequest.contents: contents is not specified')
}

/** Serves `/gemini`. Every call is written down. */
export async function serveGemini(model, request, response, url) {
  const target = PATH.exec(url.pathname)?.groups
  const kind = target && kindOf(request, target)
  const key = request.headers['x-goog-api-key'] ?? url.searchParams.get('key') ?? ''
  const facts = { provider: 'gemini', path: url.pathname, kind, model: target?.model ?? null }
  const entry = model.calls.start({ ...facts, key: key.slice(-4) })
  watch(model.calls, entry, response)
  const refuse = ({ status, body, headers }) => sendJson(response, status, body, headers)
  if (!kind) return refuse(refusal(404, 'NOT_FOUND', 'Requested entity was not found.'))
  const body = kind === 'chat' ? await json(request).catch(() => ({})) : {}
  if (kind === 'chat') noteRequest(model, entry, body)
  const unknown = refuseKey(model, key)
  if (unknown) return refuse(unknown)
  const call = { provider: 'gemini', kind, key, model: target.model ?? '' }
  const order = model.failures.next(call)
  entry.failure = order?.failure
  if (order && failPlainly(order, response)) return undefined
  const ordered = order && order.afterTexts === undefined ? orderedRefusal(order, call) : undefined
  const wrong = ordered ?? refuseBody(model, call, body)
  if (wrong) return refuse(wrong)
  if (kind === 'models') return sendJson(response, 200, modelPage(model, url))
  return answerChat(model, response, { call, entry, order, body, method: target.method })
}
