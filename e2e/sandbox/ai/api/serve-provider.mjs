import { json } from 'node:stream/consumers'
import { countTokens, planAnswer } from './plan-answer.mjs'
import { chunksOf, cut, failPlainly, sendJson, writeAtPace } from './send.mjs'

/** Any key that says what it is for. */
const SANDBOX_KEY = /^(?:sk|AIza|llama)-sandbox-.{8,}$/u

/** The document in a message of Fanfare; `null` for any other message. */
function readDocument(content = '') {
  try {
    const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')
    const document = JSON.parse(text)
    return Array.isArray(document?.wanted) ? document : null
  } catch {
    return null
  }
}

function noteChat(entry, { model, messages, content }) {
  entry.model = model
  entry.messages = messages
  entry.document = readDocument(content)
  entry.wanted = entry.document?.wanted.length ?? 0
}

/** Streams an answer in chunks, and ends it as planned: regularly, with an error, or not at all. */
async function stream(response, { protocol, answer, plan, entry, error, delayMs }) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (answer.start) response.write(answer.start)
  for (const chunk of chunksOf(plan.text, protocol.chunkLength)) {
    const event = answer.chunk(chunk, entry.answer + chunk)
    if (!(await writeAtPace(response, event, delayMs * protocol.slowness))) return
    entry.answer += chunk
    entry.tokensSent = countTokens(entry.answer)
  }
  if (plan.ending === 'stall') return
  if (plan.ending === 'cut') cut(response)
  else response.end(plan.ending === 'error' ? answer.event(error.body) : answer.end(plan))
}

function answerChat(response, { protocol, state, call, chat, order, entry, error }) {
  const plan = planAnswer({ state, order, document: entry.document, ...chat })
  const promptTokens = countTokens(JSON.stringify(chat.messages))
  const answer = protocol.answer({ ...call, ...chat, promptTokens, isCounted: order?.failure !== 'noUsage' })
  const delayMs = order?.delayMs ?? state.settings.chunkDelayMs
  if (chat.isStreamed) return stream(response, { protocol, answer, plan, entry, error, delayMs })
  if (plan.ending === 'stall') return undefined
  if (plan.ending === 'cut') return cut(response)
  entry.answer = plan.text
  entry.tokensSent = countTokens(plan.text)
  return sendJson(response, { body: answer.whole(plan) })
}

/** Serves the API of a provider. Every call is written down. */
export async function serveProvider(protocol, state, request, response, url) {
  const { kind, key, ...target } = protocol.readRequest(request, url)
  const { provider, model } = target
  const entry = state.note({ provider, path: url.pathname, kind, model, key: key.slice(-4) }, response)
  if (!kind) return sendJson(response, protocol.unknownPath(request, url))
  const chat =
    kind === 'chat' && protocol.readChat(await json(request).catch(() => ({})), target, state.settings)
  if (chat) noteChat(entry, chat)
  if (!SANDBOX_KEY.test(key)) return sendJson(response, protocol.refuseKey(key))
  const call = { provider, kind, key, model: entry.model ?? state.settings.models[provider][0] }
  const order = state.failures.next(call)
  entry.failure = order?.failure
  if (order && failPlainly(order, response)) return undefined
  const error = order && protocol.errors[order.failure]?.(order, call)
  if (error && order.afterTexts === undefined) return sendJson(response, error)
  if (!chat) return sendJson(response, { body: protocol.listModels(state.settings.models[provider], url) })
  if (chat.refusal) return sendJson(response, chat.refusal)
  return answerChat(response, { protocol, state, call, chat, order, entry, error })
}
